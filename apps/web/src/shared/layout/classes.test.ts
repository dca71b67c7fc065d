import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const LAYOUT = classesOf(read('shared/layout/layout.css'))
const SCREENS = globSync('**/*.tsx', { cwd: SRC, exclude: ['**/*.test.tsx'] }).map((file) => ({
  file,
  text: read(file),
}))

test('a class written by its name is one of the shared ones', () => {
  // The last is known to the page before its script.
  const known = new Set([...LAYOUT, ...classesOf(read('shared/styles/base.css')), 'home-form'])
  expect(named().filter(({ name }) => !known.has(name))).toEqual([])
})

test('every shared class is used', () => {
  const used = new Set(named().map(({ name }) => name))
  expect(LAYOUT.filter((name) => !used.has(name))).toEqual([])
})

test('parts use every class of their module, and no other', () => {
  const wrong = globSync('**/*.module.css', { cwd: SRC }).flatMap((module) => {
    const users = SCREENS.filter(({ file, text }) => modulesOf(file, text).includes(module))
    const text = users.map((one) => one.text).join('\n')
    const defined = classesOf(read(module))
    const used = [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name)
    // A name made at run time may be any of them.
    const unused = text.includes('styles[') ? [] : defined.filter((name) => !used.includes(name))
    return [...used.filter((name) => !defined.includes(name)), ...unused].map((name) => ({ module, name }))
  })
  expect(wrong).toEqual([])
})

function read(file: string): string {
  return readFileSync(join(SRC, file), 'utf8')
}

function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, ' ')
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))]
}

function modulesOf(file: string, text: string): string[] {
  return [...text.matchAll(/from '(\.[^']+\.module\.css)'/g)].map(([, to = '']) => join(dirname(file), to))
}

/** Classes that screens write by their names: in quotes and in what is fixed of a template. */
function named(): { readonly file: string; readonly name: string }[] {
  return SCREENS.flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]*)"|(?:className=\{|classNames\()/g)]
      .flatMap(({ 0: begin, 1: plain, index }) =>
        plain === undefined ? quotedIn(closed(text, index + begin.length)) : [plain],
      )
      .flatMap((names) => names.split(/\s+/))
      .filter((name) => name !== '')
      .map((name) => ({ file, name })),
  )
}

/** From a place behind an opened bracket to where it is closed. */
function closed(text: string, from: number): string {
  let open = 1
  let to = from
  for (; open > 0 && to < text.length; to++) {
    if ('({'.includes(text.charAt(to))) open++
    if (')}'.includes(text.charAt(to))) open--
  }
  return text.slice(from, to - 1)
}

function quotedIn(braces: string): string[] {
  const code = braces.replace(/styles\[[^\]]*\]/g, '')
  const plain = [...code.matchAll(/(=== )?'([^']*)'/g)].filter(([, compared]) => compared === undefined)
  const templates = [...code.matchAll(/`([^`]*)`/g)]
  return [
    ...plain.map(([, , names = '']) => names),
    ...templates.map(([, names = '']) => names.replace(/\$\{[^}]*\}/g, '')),
  ]
}
