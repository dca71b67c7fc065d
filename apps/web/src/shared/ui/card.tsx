import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  readonly children: ReactNode
  /** Heading; absent: the card has none. */
  readonly title?: string
  /** At the right of the heading. */
  readonly aside?: ReactNode
}

export function Card({ children, title, aside }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <div className="row between mb-8">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
