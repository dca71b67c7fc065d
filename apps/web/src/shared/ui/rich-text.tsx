import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styles from './rich-text.module.css'

/** What the tenant's rich text may not bring in: looks of its own (they would be blocked anyway) and forms. */
const POLICY = {
  FORBID_ATTR: ['style'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
}

/** Rich text of the tenant, cleaned of everything that is not text, pictures and links. */
export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, POLICY) }), [html])
  return <div className={styles.text} dangerouslySetInnerHTML={clean} />
}
