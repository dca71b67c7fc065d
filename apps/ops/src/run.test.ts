import { connect } from '@wenjin/database/connect/connect'
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { COMMANDS } from './commands.ts'
import { makeEmbedded, ops, tempFolder as newFolder } from './test-ops.ts'

const FIXTURES = join(import.meta.dirname, '../../../packages/importer/src/fixtures')
const folders: Disposable[] = []
afterAll(() => folders.forEach((folder) => folder[Symbol.dispose]()))

function tempFolder(): string {
  const folder = newFolder()
  folders.push(folder)
  return folder.path
}

test('a folder is imported, reported, and listed', async () => {
  const dataDir = tempFolder()
  const imported = await ops(['import', '--from', FIXTURES], { env: { DATA_DIR: dataDir } })
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
  expect(listed.printed).toMatch(/^湖南 +2026 +\S+ +\d+ +\d+ +\d+$/m)
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

test('a table the product has no place for is told with its reason, and is no failure', async () => {
  const from = tempFolder()
  writeFileSync(join(from, 'school_websites.csv'), 'moe_code,name,website\n')
  const { code, printed } = await ops(['import', '--from', from, '--data-dir', tempFolder()])
  expect(code).toBe(0)
  expect(printed).toContain('未收：院校地点、网址和电话，产品还没有放它的地方')
  expect(printed).toContain('导入0个（0行），无变化0个，未收1个，失败0个')
})

test.each([
  [['import'], '缺少 --from'],
  [['import', '--form', 'x'], '不认识的选项：--form'],
  [['import', '--from', '/no/such/folder'], '/no/such/folder：目录或文件不存在'],
  [['import', '--from'], '缺少值'],
  [['data', '--province', '火星'], '没有这个省份：火星'],
  [['data', 'extra'], '多余的参数'],
  [['weather'], '没有这个命令：weather。可用的命令：import、data、tenant、config'],
  [['tenant', 'sell'], '没有这个命令：tenant sell'],
  [['toString'], '没有这个命令：toString'],
  [['data', '--province', '湖南', '--province', '浙江'], '--province：只能写一次'],
])('%j is a mistake of usage', async (args, complaint) => {
  const { code, complaints } = await ops(args)
  expect(code).toBe(2)
  expect(complaints).toContain(complaint)
})

describe('help', () => {
  test('of the whole names every command', async () => {
    const { printed, code } = await ops(['--help'])
    expect(code).toBe(0)
    for (const { name, summary } of COMMANDS)
      expect(printed).toMatch(new RegExp(`^${name} +${summary}$`, 'm'))
  })

  test('of a noun names its commands', async () => {
    const asked = await ops(['tenant', '--help'])
    expect(asked.code).toBe(0)
    expect(asked.printed).toContain('tenant secret')
    expect(asked.printed).not.toContain('customer ban')
    expect((await ops(['tenant'])).code).toBe(2)
  })

  test.each(COMMANDS.map(({ name }) => name))('of %s says how it is used, with an example', async (name) => {
    const { printed, code } = await ops([...name.split(' '), '--help'])
    expect(code).toBe(0)
    expect(printed).toContain(`用法：npm run ops -- ${name}`)
    expect(printed).toMatch(new RegExp(`^例：npm run ops (--silent )?-- ${name}( |$)`, 'm'))
    expect(printed).toMatch(/--data(-dir 目录| 文件)/)
    expect((await ops([...name.split(' '), '-h'])).printed).toBe(printed)
  })
})

test('a folder that another process has open is said to be so', async () => {
  const dataDir = tempFolder()
  await makeEmbedded(dataDir)
  const held = await connect({ dataDir })
  const { code, complaints } = await ops(['data', '--data-dir', dataDir])
  await held.close()
  expect(code).toBe(1)
  expect(complaints).toContain('数据目录正由另一个进程打开')
})

test('a folder without a database is told and stays as it was', async () => {
  const dataDir = tempFolder()
  for (const args of [['data'], ['customer', 'ban', '--id', '1', '--yes']]) {
    const { code, complaints } = await ops([...args, '--data-dir', dataDir])
    expect(code).toBe(1)
    expect(complaints).toContain('里还没有数据库')
  }
  expect(readdirSync(dataDir)).toEqual([])
})
