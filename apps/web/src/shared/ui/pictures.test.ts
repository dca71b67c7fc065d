import { expect, test } from 'vitest'

const SCREENS: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.tsx', '!../../**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('a picture says in words what it shows, or is hidden from readers beside what says it', () => {
  const pictures = Object.entries(SCREENS).flatMap(([file, text]) =>
    [...text.matchAll(/<svg\b[^]*?[^=]>/g)].map(([svg]) => ({ file, svg })),
  )
  expect(pictures.length).toBeGreaterThan(5)
  const says = (svg: string): boolean => svg.includes('role="img"') && svg.includes('aria-label=')
  expect(pictures.filter(({ svg }) => !says(svg) && !svg.includes('aria-hidden="true"'))).toEqual([])
})
