import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { inspectFile } from './inspect.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenjin-inspect-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** 院校,分数 and a row, as GB18030. */
const GB = Buffer.from('d4bad0a32cb7d6cafd0d0ad4c6c2b4b4f3d1a72c3631300d0a', 'hex')

test('text in UTF-8, with or without a byte order mark, and in GB18030 is told apart', async () => {
  expect((await inspectFile(file('a.csv', '院校,分数\n'))).encoding).toBe('utf-8')
  expect((await inspectFile(file('b.csv', '﻿院校,分数\n'))).encoding).toBe('utf-8')
  expect((await inspectFile(file('c.csv', GB))).encoding).toBe('gb18030')
  expect((await inspectFile(file('d.csv', 'school,score\n'))).encoding).toBe('utf-8')
})

test('a packed file has the hash of what is in it', async () => {
  const plain = await inspectFile(file('e.csv', '院校,分数\n'))
  const packed = await inspectFile(file('e.csv.gz', gzipSync('院校,分数\n')))
  expect(packed).toEqual(plain)
  expect(packed.bytes).toBe(14)
})

test('a character across two pieces of a large file is still read', async () => {
  const path = file('large.csv', `a${'省'.repeat(200_000)}`)
  expect((await inspectFile(path)).encoding).toBe('utf-8')
})

test('bytes of neither encoding are refused with their line', async () => {
  await expect(inspectFile(file('f.csv', Buffer.from([0x61, 0x0a, 0xff, 0xff, 0x0a])))).rejects.toThrow(
    '第2行：编码既不是UTF-8也不是GB18030',
  )
  await expect(inspectFile(file('g.csv', Buffer.from('院\0校')))).rejects.toThrow('空字节')
})

test('UTF-8 with a few damaged bytes is refused with the line, never read as another encoding', async () => {
  const bytes = Buffer.from(`${'院校名称,分数\n'.repeat(50)}`)
  bytes[bytes.length - 12] = 0x20
  await expect(inspectFile(file('h.csv', bytes))).rejects.toThrow('第50行：有不是UTF-8的字节')
})

test('a file that ends inside a character is refused as cut off', async () => {
  const bytes = Buffer.from('院校,分数\n云麓大学')
  await expect(inspectFile(file('i.csv', bytes.subarray(0, -1)))).rejects.toThrow('在一个汉字中间断开')
})

test('an empty file, a cut gzip, an absent file, a folder and a false workbook are refused in Chinese', async () => {
  await expect(inspectFile(file('j.csv', ''))).rejects.toThrow('文件是空的')
  const packed = gzipSync('院校,分数\n'.repeat(1000))
  await expect(inspectFile(file('k.csv.gz', packed.subarray(0, packed.length / 2)))).rejects.toThrow(
    '压缩文件不完整',
  )
  await expect(inspectFile(file('l.csv.gz', 'not packed'))).rejects.toThrow('压缩文件已损坏')
  await expect(inspectFile(join(folder, 'absent.csv'))).rejects.toThrow('文件不存在')
  await expect(inspectFile(folder)).rejects.toThrow('这是一个目录')
  await expect(inspectFile(file('m.xlsx', 'a,b\n'))).rejects.toThrow('不是xlsx文件')
})

test.skipIf(process.getuid?.() === 0)('a file that may not be read says so', async () => {
  const path = file('n.csv', 'a,b\n')
  chmodSync(path, 0)
  await expect(inspectFile(path)).rejects.toThrow('没有权限读取')
})
