import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readingError, SourceError } from './source-error.ts'

const TABLE_FILE = /\.(?:csv|xlsx)(?:\.gz)?$|\.gz$/i

/**
 * The table files of the given files and folders (not of folders inside them), each once, by name.
 * Throws SourceError for a path that is not there, and for a folder without any table.
 */
export function findFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap(filesOf))].sort()
}

function filesOf(path: string): string[] {
  let names: string[]
  try {
    if (!statSync(path).isDirectory()) return [path]
    names = readdirSync(path)
  } catch (error) {
    const told = readingError(error)
    throw told instanceof SourceError ? new SourceError(`${path}：${told.message}`, null, error) : error
  }
  const files = names
    .filter((name) => TABLE_FILE.test(name) && !/^[.~]/.test(name))
    .map((name) => join(path, name))
  if (files.length === 0) throw new SourceError(`${path}：目录里没有表格文件（csv、csv.gz、xlsx）`)
  return files
}
