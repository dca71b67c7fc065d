import { PROVINCES } from '@wenjin/engine'
import type { ReactNode } from 'react'
import { MAX_REGIONS, MAX_CLASSES, toggled } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'
import { PreferenceChip } from './preference-chip.tsx'
import styles from './preference-picker.module.css'

/** A national class of majors, as the batch's units have it. */
export interface MajorClass {
  readonly code: string
  readonly name: string
  /** 工学, 理学. */
  readonly category: string
}

interface PreferencePickerProps extends Pick<Preferences, 'areas' | 'majorClasses'> {
  readonly classes: readonly MajorClass[]
  readonly onRegions: (regions: number[]) => void
  readonly onClasses: (codes: string[]) => void
}

/** Preferred provinces and major classes; both folded at first. */
export function PreferencePicker({
  areas: regions,
  majorClasses,
  classes,
  onRegions,
  onClasses,
}: PreferencePickerProps) {
  const known = new Set(classes.map(({ code }) => code))
  const absent = majorClasses.filter((code) => !known.has(code))
  const categories = [...new Set(classes.map(({ category }) => category))]
  return (
    <>
      <Fold title="意向省份" count={regions.length}>
        <div className={styles.chips}>
          {PROVINCES.map(({ provId: id, name }) => (
            <PreferenceChip
              key={id}
              text={name}
              chosen={regions.includes(id)}
              onToggle={() => onRegions(toggled(regions, id, MAX_REGIONS))}
            />
          ))}
        </div>
      </Fold>
      <Fold title="意向专业类" count={majorClasses.length}>
        {classes.length === 0 && <p className="note regular">没有取到本批次的专业类，稍后再试。</p>}
        {categories.map((category) => (
          <div key={category} className="mb-8">
            <h3 className="note regular">{category}</h3>
            <div className={styles.chips}>
              {classes
                .filter((one) => one.category === category)
                .map(({ code, name }) => (
                  <PreferenceChip
                    key={code}
                    text={name}
                    chosen={majorClasses.includes(code)}
                    onToggle={() => onClasses(toggled(majorClasses, code, MAX_CLASSES))}
                  />
                ))}
            </div>
          </div>
        ))}
        {absent.length > 0 && (
          <div className={styles.chips}>
            {absent.map((code) => (
              <PreferenceChip
                key={code}
                text={`专业类${code}（本批次没有）`}
                chosen
                onToggle={() => onClasses(toggled(majorClasses, code, MAX_CLASSES))}
              />
            ))}
          </div>
        )}
      </Fold>
    </>
  )
}

function Fold({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <strong>{title}</strong>
        <span className="note regular">{count === 0 ? '不限' : `已选${count}个`}</span>
      </summary>
      {children}
    </details>
  )
}
