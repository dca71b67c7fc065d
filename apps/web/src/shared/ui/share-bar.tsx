import styles from './share-bar.module.css'

interface ShareBarProps {
  /** 0 to 1. */
  readonly share: number
  /** In px. */
  readonly height: 4 | 6
}

/** A share as a filled bar; the figure itself stands beside it. */
export function ShareBar({ share, height }: ShareBarProps) {
  return (
    <svg className="block full mt-4" height={height} aria-hidden="true" focusable="false">
      <rect className={styles.track} width="100%" height={height} rx={height / 2} />
      <rect className={styles.share} width={`${(share * 100).toFixed(2)}%`} height={height} rx={height / 2} />
    </svg>
  )
}
