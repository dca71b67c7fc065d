import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Every file of the repository, new ones that git does not ignore among them, from its top. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(file))
}
