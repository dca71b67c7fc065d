/** A file that cannot be imported: what is wrong with it, in Chinese, and where. */
export class SourceError extends Error {
  /** Line of the file, from 1; null where the whole file is meant. */
  readonly line: number | null

  constructor(problem: string, line: number | null = null, cause?: unknown) {
    super(line === null ? problem : `第${line}行：${problem}`, { cause })
    this.name = 'SourceError'
    this.line = line
  }
}

const SYSTEM_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: '文件不存在',
  EACCES: '没有权限读取',
  EPERM: '没有权限读取',
  EISDIR: '这是一个目录，不是文件',
  EIO: '磁盘读取出错',
  Z_BUF_ERROR: '压缩文件不完整，可能没有传完',
  Z_DATA_ERROR: '压缩文件已损坏',
}

/** Says in Chinese what kept a file from being read; what is no reading error stays as it is. */
export function readingError(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code
  const problem = typeof code === 'string' ? SYSTEM_PROBLEMS[code] : undefined
  return problem === undefined ? error : new SourceError(problem, null, error)
}
