import type { Basis } from '@wenjin/contract'
import { SECTION_FLOOR, SECTION_NAMES, SECTIONS } from '@wenjin/engine'
import type { Section } from '@wenjin/engine'
import { Facts } from '../../../../../shared/ui/facts.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { basisFacts } from '../words.ts'
import { DataLink } from './data-link.tsx'
import styles from './explain-sheet.module.css'

interface ExplainSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly basis: Basis
  readonly provinceId: number
}

const SUREST_FIRST: readonly Section[] = ['safety', 'match', 'reach', 'unlikely']

const ADVICE: Readonly<Record<Section, string>> = {
  unlikely: '多数年份的投档位次明显好于你的位次，需要时可在“难”中查看。',
  reach: '有机会，但多半投不到，放在志愿表前面。',
  match: '过半的机会，是志愿表的主体。',
  safety: '把握较大，放在后面保底；不要因为把握大就填不愿意去的学校。',
}

/** How a chance is made, what the sections mean, and what it cannot know. */
export function ExplainSheet({ open, onClose, basis, provinceId }: ExplainSheetProps) {
  return (
    <Sheet open={open} title="概率说明" demo={basis.demo} onClose={onClose}>
      <div className={styles.text}>
        {basis.notes.length > 0 && (
          <>
            <h3>本页数据</h3>
            <ul className={styles.list}>
              {basis.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        <h3>概率怎么算</h3>
        <p>
          每个专业组（或专业）往年投档最低位次有高有低。按年份远近加权，估计{basis.year}
          年投档最低位次可能落在哪里，再看你的位次不差于它的可能有多大，这就是投档概率。往年数据越少、起伏越大，估计的范围就越宽。
        </p>
        <h3>冲、稳、保</h3>
        <dl className={styles.sections}>
          {SUREST_FIRST.map((section) => (
            <div key={section}>
              <dt>
                {SECTION_NAMES[section]} <span className="note regular">{rangeOf(section)}</span>
              </dt>
              <dd>{ADVICE[section]}</dd>
            </div>
          ))}
          <div>
            <dt>数据不足</dt>
            <dd>没有可比的往年投档位次，不给出概率。</dd>
          </div>
        </dl>
        <h3>它不知道的</h3>
        <ul className={styles.list}>
          <li>今年报考热度的突然变化、招生计划的临时调整。</li>
          <li>投档之后的事：专业录满而不服从调剂、体检或单科受限，都可能退档。</li>
          <li>概率是估计，不是承诺。请结合招生章程和当年招生计划，以省招生考试机构公布的为准。</li>
        </ul>
        <h3>数据与模型</h3>
        <Facts facts={basisFacts(basis)} />
        <DataLink provinceId={provinceId} />
      </div>
    </Sheet>
  )
}

function rangeOf(section: Section): string {
  const from = SECTION_FLOOR[section] * 100
  const next = SECTIONS[SECTIONS.indexOf(section) + 1]
  if (next === undefined) return `${from}%及以上`
  const to = SECTION_FLOOR[next] * 100
  return from === 0 ? `低于${to}%` : `${from}%～${to}%`
}
