import { choiceCount } from './choice-list.ts'
import type { SyncState } from './sync-state.ts'

/** Where the list is kept right now, in words; `leadsTo`: what a tap opens, if anything. */
export interface SaveLine {
  readonly text: string
  readonly tone: 'calm' | 'warn'
  readonly leadsTo: 'signIn' | 'clash' | null
}

/** @param kept false when the browser could not keep the last change beyond this page */
export function saveLine({ shelf, phase, customerId, online, refusal }: SyncState, kept: boolean): SaveLine {
  const { list } = shelf
  if (phase.at === 'clash')
    return { text: '另一台设备也修改了志愿表，请选择', tone: 'warn', leadsTo: 'clash' }
  const saved = list !== null && !list.isChange && list.reportMainId !== 0
  if (saved) return { text: '已保存到账号', tone: 'calm', leadsTo: null }
  if (refusal !== null && refusal.listId === list?.id && refusal.revision === list.revision)
    return { text: `未保存到账号：${refusal.message}`, tone: 'warn', leadsTo: null }
  if (!kept && list !== null && choiceCount(list) > 0) {
    const remedy = customerId === null ? '请登录保存后再关闭页面' : '保存到账号前请勿关闭页面'
    return {
      text: `本机存储空间不足，${remedy}`,
      tone: 'warn',
      leadsTo: customerId === null ? 'signIn' : null,
    }
  }
  if (customerId === null) return { text: '未登录，仅存在本机', tone: 'calm', leadsTo: 'signIn' }
  if (phase.at === 'save' || phase.at === 'score') return { text: '正在保存…', tone: 'calm', leadsTo: null }
  if (!online) return { text: '已存在本机，联网后保存', tone: 'calm', leadsTo: null }
  if (phase.at === 'pause' && phase.until === 'retry')
    return { text: '已存在本机，稍后自动重试', tone: 'calm', leadsTo: null }
  return { text: '已存在本机', tone: 'calm', leadsTo: null }
}
