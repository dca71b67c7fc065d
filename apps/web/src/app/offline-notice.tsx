import { useSyncExternalStore } from 'react'
import styles from './offline-notice.module.css'

/** Says calmly that there is no network, and what still works. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <output className={styles.notice}>网络已断开。已加载的内容可以继续查看，填写的内容保存在本机。</output>
  )
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
