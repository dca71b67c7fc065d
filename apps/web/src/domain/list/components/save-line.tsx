import { openSignIn } from '../../../shared/lib/popups.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { openClash } from '../clash-popup.ts'
import { saveLine } from '../save-state.ts'
import { useList } from '../store.ts'
import styles from './save-line.module.css'

/** Says where the list is kept right now; a tap leads to what the person can do about it. */
export function SaveLine() {
  const { sync, kept } = useList()
  const { text, tone, leadsTo } = saveLine(sync, kept)
  const className = classNames('note left block', tone === 'warn' && 'warn')
  if (leadsTo === null) {
    return <output className={className}>{text}</output>
  }
  const lead = (): void =>
    leadsTo === 'clash' ? openClash() : openSignIn('登录后志愿表保存到账号，换手机也能找回')
  return (
    <button type="button" className={classNames(className, 'touch')} onClick={lead}>
      {text}
      <span className={styles.action}>{leadsTo === 'clash' ? '去选择' : '登录保存'}</span>
    </button>
  )
}
