import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'
import { commentsOf, wordsOf } from './names.ts'

const sayings = (file: string, text: string, more: readonly (readonly [string, string])[] = []): string[] =>
  findWords(new Map([[file, text], ...more])).map(({ saying }) => saying)

const CALLS = [
  'packages/contract/src/calls/saved-list.ts',
  'export const calls = { reportMainId: 1 }',
] as const
const SERVICE = 'apps/server/src/modules/admission/plan/service.ts'

test('a banned word is found in names of variables, functions, types, members and parameters', () => {
  const text = `interface DraftRow { readonly draftId: number }
    function readDraft(drafts: DraftRow[]) { const MOST = 3; return drafts.slice(0, MOST) }`
  expect(sayings(SERVICE, text)).toEqual(['DraftRow', 'draftId', 'readDraft', 'drafts', 'MOST'])
})

test('a name that is only used, imported or read is not the file that gives it', () => {
  const text = `import { readDraft } from './x.ts'\nexport const list = readDraft(source.draft)`
  expect(sayings(SERVICE, text)).toEqual([])
})

test('a name of the wire may be a member anywhere, and a variable where the wire is spoken', () => {
  const text = 'const { reportMainId } = row; export const answer = { reportMainId: row.reportMainId }'
  expect(sayings(SERVICE, text, [CALLS])).toEqual([])
  const own = 'export const reportMainId = 1'
  expect(sayings(SERVICE, own, [CALLS])).toEqual(['reportMainId'])
  expect(sayings('apps/web/src/domain/list/wire.ts', own, [CALLS])).toEqual([])
})

test('a constant of a bound begins with MAX_ or MIN_; a function may find what is longest', () => {
  expect(sayings(SERVICE, 'const LONGEST_NAME = 4; const longestRise = (x: number) => x')).toEqual([
    'LONGEST_NAME',
  ])
})

test('a word that means something else in its place is not banned there', () => {
  const text = 'export const report = 1'
  expect(sayings('packages/importer/src/run.ts', text)).toEqual([])
  expect(sayings(SERVICE, text)).toEqual(['report'])
})

test('a file is named by the same words, but for what product.md names', () => {
  expect(sayings('apps/web/src/domain/list/draft.ts', '')).toEqual(['file draft.ts'])
  expect(sayings('apps/web/src/areas/admission/screens/volunteer.tsx', '')).toEqual([])
})

test('phrases are found in comments and nowhere else, each time', () => {
  const text = `/** Built anew,\n * and anew. */\nconst text = 'anew' // there is none\nconst url = 'https://x'`
  expect(findWords(new Map([[SERVICE, text]]))).toEqual([
    { saying: 'comment: anew', instead: 'again', files: [SERVICE, SERVICE] },
    { saying: 'comment: is none', instead: expect.any(String), files: [SERVICE] },
  ])
  expect(commentsOf(text)).toHaveLength(2)
})

test.each([
  ['mainReportList', 'main report list'],
  ['MAX_TTL_MS', 'max ttl ms'],
  ['toURLPath', 'to url path'],
  ['unit-row', 'unit row'],
  ['_temporaryVolunteer_', 'temporary volunteer'],
])('%s reads as %j', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})
