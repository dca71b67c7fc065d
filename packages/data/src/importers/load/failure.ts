import { SourceError } from '../source/source-error.ts'

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100'

/** Why a file was not loaded, for those who sent it. */
export function failureText(error: unknown): string {
  if (error instanceof SourceError) return error.message
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === 'ENOSPC' || code === DISK_FULL || /no space left/i.test(String(message))) return '磁盘空间不足'
  const origin = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? '数据库出错' : '程序出错'
  return `${origin}：${String(message)}`
}
