/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100'

/** In Chinese, for the operator: why work on the database or the disk failed. */
export function failureText(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === 'ENOSPC' || code === DISK_FULL || /no space left/i.test(String(message))) return '磁盘空间不足'
  const origin = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? '数据库出错' : '程序出错'
  return `${origin}：${String(message)}`
}
