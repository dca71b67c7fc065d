import { Icon } from '../../../../../shared/ui/icon.tsx'
import { DemoMark } from '../../../../../shared/ui/tag.tsx'
import styles from './province-head.module.css'

interface ProvinceHeadProps {
  readonly provName: string
  readonly demo: boolean
  /** What is loaded and how it stood the test, a sentence each; empty while that is not known. */
  readonly texts: readonly string[]
  /** When it came in; '' where that is not known. */
  readonly updated: string
  readonly onSwitch: () => void
}

/** Whose data these are, and in plain words what there is. */
export function ProvinceHead({ provName, demo, texts, updated, onSwitch }: ProvinceHeadProps) {
  return (
    <section className={styles.head}>
      <div className="row wrap">
        <button type="button" className={styles.province} aria-haspopup="dialog" onClick={onSwitch}>
          <Icon name="place" size={20} />
          <span className="visually-hidden">省份：</span>
          {provName}
          <Icon name="down" size={18} />
        </button>
        {demo && <DemoMark />}
      </div>
      {demo && <p className={styles.text}>本数据为示例，不可用于填报。</p>}
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {updated !== '' && <p className="note mt-4">{updated}</p>}
    </section>
  )
}
