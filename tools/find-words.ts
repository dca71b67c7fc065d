import { basename } from 'node:path'
import { commentsOf, givenNames, objectKeys, wordsOf } from './names.ts'
import { BOUND_RULE, PHRASE_RULES, WIRE_FILES, WIRE_TABLES, WORD_RULES } from './words.ts'
import type { WordRule } from './words.ts'

/** A banned word: what says it (a name, `file x.ts`, `comment: phrase`), what to say, where. */
export interface BannedWord {
  readonly saying: string
  readonly instead: string
  /** Files, one for each time it counts. */
  readonly files: readonly string[]
}

const SOURCE = /\.(ts|tsx|mjs)$/
/** The rules themselves name what they ban. */
const OWN_FILES = /^tools\/(words|find-words\.test)\.ts$/
/** Files named by the addresses that product.md names. */
const NAMED_BY_PRODUCT = /\/screens\//
/** Flags of popups that product.md names. */
const POPUP_FLAGS: readonly string[] = ['univ', 'rateReport']
const CONSTANT = /^[A-Z][A-Z0-9_]*$/

/** The banned words that sources say in names, file names and comments; path to text. */
export function findWords(sources: ReadonlyMap<string, string>): BannedWord[] {
  const found = new Map<string, { instead: string; files: string[] }>()
  const note = (saying: string, instead: string, file: string): void => {
    const known = found.get(saying) ?? { instead, files: [] }
    known.files.push(file)
    found.set(saying, known)
  }
  const wire = wireNames(sources)
  for (const [file, text] of sources) {
    if (OWN_FILES.test(file)) continue
    const fileRule = ruleFor(wordsOf(basename(file).replace(/\.\w+$/, '')), file)
    if (!NAMED_BY_PRODUCT.test(file) && fileRule !== undefined)
      note(`file ${basename(file)}`, fileRule.instead, file)
    if (!SOURCE.test(file)) continue
    for (const { name, isOwn } of givenNames(file, text)) {
      if (wire.has(name) && (!isOwn || WIRE_FILES.test(file))) continue
      const rule = ruleFor(wordsOf(name), file, CONSTANT.test(name))
      if (rule !== undefined) note(name, rule.instead, file)
    }
    for (const { phrase, instead } of phrasesOf(text)) note(`comment: ${phrase}`, instead, file)
  }
  return [...found].map(([saying, { instead, files }]) => ({ saying, instead, files }))
}

function wireNames(sources: ReadonlyMap<string, string>): Set<string> {
  const tables = [...sources].filter(([file]) => WIRE_TABLES.test(file) && !file.includes('.test.'))
  return new Set([...POPUP_FLAGS, ...tables.flatMap(([file, text]) => objectKeys(file, text))])
}

function ruleFor(words: string, file: string, isConstant = false): WordRule | undefined {
  if (isConstant && BOUND_RULE.banned.test(words)) return BOUND_RULE
  return WORD_RULES.find(
    ({ banned, only, except }) =>
      banned.test(words) && only?.test(file) !== false && except?.test(file) !== true,
  )
}

function phrasesOf(text: string): { phrase: string; instead: string }[] {
  const comments = commentsOf(text).join('\n')
  return PHRASE_RULES.flatMap(({ banned, instead }) =>
    [...comments.matchAll(banned)].map(([phrase]) => ({ phrase: phrase.toLowerCase(), instead })),
  )
}
