/** The checks of the house, in the order they run: name and command. */
export const CHECKS: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  ...[
    'packages/engine',
    'packages/contract',
    'packages/data',
    'apps/server',
    'apps/web',
    'apps/ops',
    'e2e',
    'bench',
  ].map((folder) => ({ name: `types ${folder}`, command: ['tsc', '-p', folder] })),
  { name: 'types tools', command: ['tsc', '-p', 'tools'] },
  { name: 'import rules', command: ['node', 'tools/check-imports.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'house rules', command: ['node', 'tools/check-house.ts'] },
  { name: 'byte budgets', command: ['node', 'tools/check-bytes.ts'] },
]
