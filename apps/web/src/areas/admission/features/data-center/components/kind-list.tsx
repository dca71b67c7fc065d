import { countText } from '../../../../../shared/ui/figures.ts'
import { DemoMark } from '../../../../../shared/ui/tag.tsx'
import type { KindBlock } from '../loaded.ts'
import { missingText } from '../loaded-words.ts'
import type { WantedYears } from '../loaded-words.ts'
import { yearsText } from '../years.ts'
import { Fold } from './fold.tsx'
import { SourceList } from './source-list.tsx'
import { YearStrip } from './year-strip.tsx'
import styles from './kind-list.module.css'

interface KindListProps {
  readonly blocks: readonly KindBlock[]
  readonly wanted: WantedYears
}

/** What is loaded, kind by kind: its years, what it lacks, and its sources on tap. */
export function KindList({ blocks, wanted }: KindListProps) {
  return blocks.map((block) => <Kind key={block.kind} block={block} wanted={wanted} />)
}

function Kind({ block, wanted }: { readonly block: KindBlock; readonly wanted: WantedYears }) {
  const { kindName, rows, demo, strip, earlier, sources } = block
  const missing = missingText(block, wanted)
  return (
    <section className={styles.kind}>
      <h3 className={styles.name}>
        {kindName} {demo && <DemoMark />}
      </h3>
      {strip.length > 0 && <YearStrip name={kindName} strip={strip} />}
      {earlier.length > 0 && <p className="note">更早还有{yearsText(earlier)}</p>}
      {missing !== '' && <p className="note">{missing}</p>}
      {sources.length > 0 && (
        <Fold
          label={
            <span className="accent">
              共{countText(rows)}条，{sources.length}个来源
              <span className="visually-hidden">：{kindName}</span>
            </span>
          }
        >
          <SourceList sources={sources} />
        </Fold>
      )}
    </section>
  )
}
