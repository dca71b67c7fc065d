// Builds the web application when its sources are newer than what is built; --force builds anyway.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'apps/web/dist/.sources'
const SOURCES = [
  'apps/web/{index.html,*.ts,package.json}',
  'apps/web/{src,vite,public}/**/*',
  'packages/{engine,contract}/src/**/*.ts',
  'package-lock.json',
]

const hash = createHash('sha256')
for (const file of globSync(SOURCES, { withFileTypes: false }).sort()) {
  if (file.includes('.test.') || !/\.\w+$/.test(file)) continue
  hash.update(file).update(readFileSync(file))
}
const sources = hash.digest('hex')
const current = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
if (!current || process.argv.includes('--force')) {
  const { status } = spawnSync('node', ['build.ts'], { cwd: 'apps/web', stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(STAMP, sources)
}
