import type { DataCenter, Reliability } from '../api.ts'
import { KindList } from './kind-list.tsx'
import { ReliabilityCard } from './reliability-card.tsx'
import { otherBlocks } from '../loaded.ts'
import type { KindBlock } from '../loaded.ts'
import type { WantedYears } from '../loaded-words.ts'
import { noneText } from '../reliability-words.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { EmptyState } from '../../../../../shared/ui/states.tsx'
import styles from './data-cards.module.css'

interface DataCardsProps {
  readonly provName: string
  readonly data: DataCenter
  readonly blocks: readonly KindBlock[]
  readonly wanted: WantedYears
  readonly thisYear: number
  readonly series: readonly Reliability[]
  readonly chosen: Reliability | undefined
  readonly onSeries: (key: string) => void
  readonly onSwitch: () => void
}

/** Of the province what is loaded and how true its chances were; then what holds for the whole country. */
export function DataCards(props: DataCardsProps) {
  const { provName, data, blocks, wanted, thisYear, series, chosen, onSeries, onSwitch } = props
  const lineYears = blocks.find(({ kind }) => kind === 'admission')?.years ?? []
  const national = otherBlocks(data.nationalList, thisYear)
  return (
    <>
      {data.dataList.length === 0 ? (
        <EmptyState title={`${provName}还没有收录数据`} text="收录一分一段和投档录取线以后，才能给出概率。">
          <Button onClick={onSwitch}>看别的省份</Button>
        </EmptyState>
      ) : (
        <>
          <Card title="收录了什么">
            <p className={styles.note}>格里是当年条数，各来源合计，会有重复。</p>
            <KindList blocks={blocks} wanted={wanted} />
          </Card>
          {chosen === undefined ? (
            <Card title="过去的概率准不准">
              <p>{noneText(lineYears)}</p>
            </Card>
          ) : (
            <ReliabilityCard series={series} chosen={chosen} thisYear={thisYear} onChoose={onSeries} />
          )}
        </>
      )}
      {national.length > 0 && (
        <Card title="全国通用的名单">
          <KindList blocks={national} wanted={wanted} />
        </Card>
      )}
    </>
  )
}
