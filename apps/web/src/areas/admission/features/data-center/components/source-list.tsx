import { countText } from '../../../../../shared/ui/figures.ts'
import { DemoMark } from '../../../../../shared/ui/tag.tsx'
import type { SourceBlock } from '../loaded.ts'
import { sourceLine } from '../loaded-words.ts'
import { Fold } from './fold.tsx'
import styles from './source-list.module.css'

/** Where the rows of a kind come from: each source with what must be known of it, and its rows on tap. */
export function SourceList({ sources }: { readonly sources: readonly SourceBlock[] }) {
  return (
    <ul className={`lines ${styles.sources}`}>
      {sources.map((source) => (
        <li key={`${source.source} ${source.origin} ${source.note}`}>
          <Source source={source} />
        </li>
      ))}
    </ul>
  )
}

function Source({ source }: { readonly source: SourceBlock }) {
  const { slices, demo, note, origin } = source
  return (
    <Fold
      label={
        <>
          <span className={styles.name}>
            {source.source} {demo && <DemoMark />}
          </span>
          <span className={styles.line}>{sourceLine(source)}</span>
          {origin !== '' && <span className={styles.line}>出处：{origin}</span>}
          {note !== '' && <span className={styles.line}>{note}</span>}
        </>
      }
    >
      <SliceTable name={source.source} slices={slices} />
    </Fold>
  )
}

function SliceTable({ name, slices }: { readonly name: string; readonly slices: SourceBlock['slices'] }) {
  const years = slices.some(({ year }) => year > 0)
  const tracks = slices.some(({ trackName }) => trackName !== '')
  const levels = slices.some(({ levelName }) => levelName !== '')
  return (
    <table className={`table ${styles.table}`}>
      <caption className="visually-hidden">{name}的明细</caption>
      <thead>
        <tr>
          {years && <th scope="col">年份</th>}
          {tracks && <th scope="col">科类</th>}
          {levels && <th scope="col">层级</th>}
          <th scope="col" className={styles.rows}>
            条数
          </th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ year, trackName, levelName, rows }, i) => (
          <tr key={`${year}-${trackName}-${levelName}`}>
            {years && year !== slices[i - 1]?.year && (
              <th scope="row" rowSpan={slices.filter((slice) => slice.year === year).length}>
                {year > 0 ? year : '--'}
              </th>
            )}
            {tracks && <td>{trackName || '不分'}</td>}
            {levels && <td>{levelName || '--'}</td>}
            <td className={styles.rows}>{countText(rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
