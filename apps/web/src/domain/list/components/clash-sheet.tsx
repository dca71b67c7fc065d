import { choicesOf, choiceCount } from '../choice-list.ts'
import { insideText } from '../inside-text.ts'
import { closeClash, useClashPopup } from '../clash-popup.ts'
import { markChoices } from '../compare.ts'
import type { ChoiceMark, MarkedChoice } from '../compare.ts'
import { moment, newId, send, useList } from '../store.ts'
import type { ClashChoice } from '../sync-state.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { now } from '../../../shared/lib/boot.ts'
import { momentText } from '../../../shared/lib/moment-text.ts'
import { Tag } from '../../../shared/ui/tag.tsx'
import styles from './clash-sheet.module.css'

const MARK_TEXTS: Readonly<Record<ChoiceMark, string>> = {
  same: '',
  only: '只在这份',
  moved: '顺序不同',
  changed: '专业或调剂不同',
}

/** Two phones changed the same list: both versions side by side, and the choice between them. */
export function ClashSheet({ demo }: { readonly demo: boolean }) {
  const open = useClashPopup((state) => state.open)
  const { shelf, phase } = useList(({ sync }) => sync)
  const { list } = shelf
  if (phase.at !== 'clash' || list === null) return null
  const { held } = phase
  const batches = [...list.batchList, ...held.batchList].filter(
    ({ batchId }, i, all) => all.findIndex((one) => one.batchId === batchId) === i,
  )
  return (
    <Sheet
      open={open}
      title="志愿表有两个版本"
      demo={demo}
      onClose={closeClash}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => choose('mine')}>保留本机</Button>
          <Button onClick={() => choose('theirs')}>用另一台的</Button>
          <Button look="main" onClick={() => choose('merge')}>
            合并
          </Button>
        </div>
      }
    >
      <p className="note">
        这份志愿表在本机和另一台设备上都修改过。合并会保留本机的顺序，再补上另一台多出的志愿；没有选用的一份若有不同内容，会另存为“备份”，不会丢失。
      </p>
      <div className={styles.columns}>
        <Side title="本机" at={list.editedAt} count={choiceCount(list)} />
        <Side title="另一台设备" at={held.updatedAt} count={choiceCount(held)} />
      </div>
      {batches.map(({ batchId, batchName }) => {
        const [mine, theirs] = [choicesOf(list, batchId), choicesOf(held, batchId)]
        return (
          <section key={batchId}>
            {batches.length > 1 && <h3>{batchName}</h3>}
            <div className={styles.columns}>
              <Choices marked={markChoices(mine, theirs)} />
              <Choices marked={markChoices(theirs, mine)} />
            </div>
          </section>
        )
      })}
    </Sheet>
  )
}

function choose(choice: ClashChoice): void {
  closeClash()
  send({ type: 'chosen', choice, copyId: newId(), at: moment() })
}

function Side({ title, at, count }: { readonly title: string; readonly at: string; readonly count: number }) {
  return (
    <div className="box">
      <p className="bold">{title}</p>
      <p className="note">
        {count}个志愿 · {momentText(at, now())}
      </p>
    </div>
  )
}

function Choices({ marked }: { readonly marked: readonly MarkedChoice[] }) {
  return (
    <ol className={styles.choices}>
      {marked.length === 0 && <li className="note">没有志愿</li>}
      {marked.map(({ choice, place, mark }) => (
        <li key={choice.planId} className={mark === 'same' ? styles.choice : styles.marked}>
          <span className="soft">{place}</span>
          <span>
            {choice.univName}
            <span className="note"> {choice.unitName}</span>
            {mark === 'changed' && <span className="block">{insideText(choice)}</span>}
            {mark !== 'same' && (
              <>
                {' '}
                <Tag tone={mark === 'only' ? 'accent' : 'warn'}>{MARK_TEXTS[mark]}</Tag>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
