import { useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './avatar.module.css'

/** A person's picture, or the shape of a person where it is missing or fails. Decorative: the name stands beside it. */
export function Avatar({ src }: { readonly src: string }) {
  const [broken, setBroken] = useState('')
  if (src === '' || src === broken) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        <Icon name="person" size={28} />
      </span>
    )
  }
  return <img className={styles.avatar} src={src} alt="" onError={() => setBroken(src)} />
}
