import styles from './count-badge.module.css'

/** How many are chosen behind a control; the control's own name says it to a screen reader. */
export function CountBadge({ count }: { readonly count: number }) {
  return <span className={styles.badge}>{count}</span>
}
