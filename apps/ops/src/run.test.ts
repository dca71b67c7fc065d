import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@wenjin/data'
import { afterAll, expect, test } from 'vitest'
import type { ExitCode } from './command.ts'
import { runOps } from './run.ts'

const FIXTURES = join(import.meta.dirname, '../../../packages/data/src/importers/fixtures')
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wenjin-ops-'))
  folders.push(folder)
  return folder
}

async function ops(args: readonly string[], env: Record<string, string> = {}) {
  const printed: string[] = []
  const complaints: string[] = []
  const code: ExitCode = await runOps(args, {
    env,
    clock: () => new Date('2026-06-25T08:00:00Z'),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    progress: () => {},
  })
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') }
}

test('a folder is imported, reported, and listed', async () => {
  const dataDir = tempFolder()
  const imported = await ops(['import', '--from', FIXTURES], { DATA_DIR: dataDir })
  expect(imported.complaints).toBe('')
  expect(imported.code).toBe(0)
  expect(imported.printed).toMatch(/^lines\.xlsx +投档录取线 +xlsx +8 +6 +6 +0 +0 +0 +2 +83\.33% .*已导入$/m)
  expect(imported.printed).toContain('未匹配的院校：无名学院（1行）')
  expect(imported.printed).toContain('共7个文件：导入7个')
  expect(readdirSync(join(dataDir, 'imports'))).toEqual([
    '2026-06-25T08-00-00-000Z',
    '2026-06-25T08-00-00-000Z.json',
  ])

  const again = await ops(['import', '--from', FIXTURES, '--data-dir', dataDir])
  expect(again.printed).toContain('导入0个（0行），无变化7个')

  const listed = await ops(['data', '--province', '湖南', '--data-dir', dataDir])
  expect(listed.code).toBe(0)
  expect(listed.printed).toMatch(/^湖南 +投档录取线 +2024 +物理类 +专业组 +3 +lines\.xlsx$/m)
  expect(listed.printed).not.toContain('universities.csv')
})

test('a file that fails is named, and the exit code says so', async () => {
  const from = tempFolder()
  cpSync(join(FIXTURES, 'majors.csv'), join(from, 'majors.csv'))
  writeFileSync(join(from, 'notes.csv'), '姓名,电话\n某人,1\n')
  const { code, printed } = await ops(['import', '--from', from, '--data-dir', tempFolder()])
  expect(code).toBe(1)
  expect(printed).toMatch(/^notes\.csv\n {2}失败：认不出表头。看到的列：姓名、电话。/m)
  expect(printed).toContain('导入1个（3行），无变化0个，失败1个')
})

test('a dry run makes no database', async () => {
  const dataDir = tempFolder()
  const { code, printed } = await ops(['import', '--from', FIXTURES, '--dry-run', '--data-dir', dataDir])
  expect(code).toBe(0)
  expect(printed).toContain('试运行，没有写入数据库')
  expect(existsSync(join(dataDir, 'db'))).toBe(false)
})

test('a mapping of one’s own is used, a wrong one refused', async () => {
  const from = tempFolder()
  writeFileSync(join(from, 'own-2024.csv'), '科类,院校名称,最低\n物理类,云麓大学,600\n')
  const mapping = join(tempFolder(), 'own.json')
  const rules = {
    file: '^own',
    constants: { year: '2024', province: '湖南', batch: '本科批' },
    columns: { 最低: 'minScore' },
  }
  writeFileSync(mapping, JSON.stringify(rules))
  const used = await ops(['import', '--from', from, '--mapping', mapping, '--data-dir', tempFolder()])
  expect(used.code).toBe(0)
  writeFileSync(mapping, '{"file": "^own", "kind": "weather"}')
  const refused = await ops(['import', '--from', from, '--mapping', mapping, '--data-dir', tempFolder()])
  expect(refused.code).toBe(2)
  expect(refused.complaints).toContain('不认识的表格种类“weather”')
})

test.each([
  [['import'], '缺少 --from'],
  [['import', '--form', 'x'], '不认识的选项：--form'],
  [['import', '--from', '/no/such/folder'], '/no/such/folder：目录或文件不存在'],
  [['import', '--from'], '缺少值'],
  [['data', '--province', '火星'], '没有这个省份：火星'],
  [['data', 'extra'], '多余的参数'],
  [['weather'], '没有这个命令：weather。可用的命令：import、data'],
])('%j is a mistake of usage', async (args, complaint) => {
  const { code, complaints } = await ops(args)
  expect(code).toBe(2)
  expect(complaints).toContain(complaint)
})

test('help is given for the whole and for each command', async () => {
  expect((await ops(['--help'])).printed).toContain('导入官方表格')
  expect((await ops(['import', '--help'])).printed).toContain('--dry-run')
  expect((await ops(['data', '-h'])).printed).toContain('--province')
})

test('a folder that another process has open is said to be so', async () => {
  const dataDir = tempFolder()
  const held = await connect({ dataDir })
  const { code, complaints } = await ops(['data', '--data-dir', dataDir])
  await held.close()
  expect(code).toBe(1)
  expect(complaints).toContain('数据目录正由另一个进程打开')
})
