import { Card } from '../../../../../shared/ui/card.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { SelectField } from '../../../../../shared/ui/select-field.tsx'
import { DemoMark } from '../../../../../shared/ui/tag.tsx'
import type { Reliability } from '../api.ts'
import { calibrationRows } from '../calibration.ts'
import {
  coverageText,
  distanceText,
  isOff,
  matchedText,
  methodTexts,
  sectionWords,
  simpleText,
  verdictText,
  yearWord,
} from '../reliability-words.ts'
import { seriesKey, seriesName } from '../series.ts'
import { CalibrationChart } from './calibration-chart.tsx'
import { Fold } from './fold.tsx'
import styles from './reliability-card.module.css'

interface ReliabilityCardProps {
  /** The newest first. */
  readonly series: readonly Reliability[]
  readonly chosen: Reliability
  readonly thisYear: number
  readonly onChoose: (key: string) => void
}

/** How good the chances were in the last year whose lines are known, series by series. */
export function ReliabilityCard({ series, chosen, thisYear, onChoose }: ReliabilityCardProps) {
  const newest = series[0]?.year ?? chosen.year
  return (
    <Card
      title={`${yearWord(chosen.year, thisYear)}的概率准不准`}
      aside={chosen.demo ? <DemoMark /> : undefined}
    >
      <SelectField
        label="看哪一类"
        name="series"
        value={series.indexOf(chosen)}
        options={series.map((one, i) => ({ value: i, text: seriesName(one, newest) }))}
        onChange={(at) => {
          const one = at === null ? undefined : series[at]
          if (one !== undefined) onChoose(seriesKey(one))
        }}
      />
      <p className={classNames('title', isOff(chosen) && styles.off)}>{verdictText(chosen, thisYear)}</p>
      <p className="soft mt-4">{distanceText(chosen)}</p>
      <CalibrationChart bins={chosen.bins} />
      <Fold label={<span className="accent">看数据</span>}>
        <BinTable bins={chosen.bins} />
      </Fold>
      <Findings series={chosen} />
      <Fold label={<span className="accent">怎么检验的</span>}>
        {methodTexts(chosen).map((text) => (
          <p key={text} className={styles.method}>
            {text}
          </p>
        ))}
      </Fold>
    </Card>
  )
}

/** Sections, interval, reach and rival, a sentence each. */
function Findings({ series }: { readonly series: Reliability }) {
  const texts = [coverageText(series), matchedText(series), simpleText(series)].filter((text) => text !== '')
  return (
    <div className="pt-12 topline">
      <dl>
        {sectionWords(series).map(({ word, told, filed, lean }) => (
          <div key={word} className={styles.section}>
            <dt>说“{word}”的</dt>
            <dd>
              平均说{told}，实际<strong>{filed}</strong>投进
              {lean !== '' && <span className={styles.lean}>（{lean}）</span>}
            </dd>
          </div>
        ))}
      </dl>
      {texts.map((text) => (
        <p key={text} className="mt-8">
          {text}
        </p>
      ))}
    </div>
  )
}

function BinTable({ bins }: Pick<Reliability, 'bins'>) {
  return (
    <table className={`table mb-12 ${styles.table}`}>
      <caption className="visually-hidden">各档概率说的和实际的</caption>
      <thead>
        <tr>
          <th scope="col">概率</th>
          <th scope="col">平均说</th>
          <th scope="col">实际投进</th>
          <th scope="col">人次</th>
        </tr>
      </thead>
      <tbody>
        {calibrationRows(bins).map(([range, told, filed, pairs]) => (
          <tr key={range}>
            <th scope="row">{range}</th>
            <td>{told}</td>
            <td>{filed}</td>
            <td>{pairs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
