import { Button } from '../../../../../shared/ui/button.tsx'
import { shareText, someSlipping } from '../../../../../shared/ui/share-text.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { EmptyState, FailedState } from '../../../../../shared/ui/states.tsx'
import type { OrderProposal } from '../api.ts'
import { namedMoves, pushedDown } from '../order-moves.ts'
import type { NamedMove } from '../order-moves.ts'
import styles from './order-sheet.module.css'

interface OrderSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly demo: boolean
  /** Whether the choices are looked at in one round; else no order is proposed. */
  readonly parallel: boolean
  /** undefined: on its way. */
  readonly proposal: OrderProposal | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  /** Names of the choices by planId, in the order of the list. */
  readonly names: ReadonlyMap<number, string>
  readonly onAdopt: (order: readonly number[]) => void
}

/** A better order for the list: what would move, why, and what it does to the risks. */
export function OrderSheet(props: OrderSheetProps) {
  const { open, onClose, demo, parallel, proposal, error, onRetry, names, onAdopt } = props
  const moves = proposal === undefined ? [] : namedMoves(proposal, names)
  const down = proposal === undefined ? [] : pushedDown(proposal, names)
  const nothing = proposal !== undefined && moves.length === 0
  const done = nothing || !parallel
  return (
    <Sheet
      open={open}
      title="优化顺序"
      demo={demo}
      onClose={onClose}
      footer={
        proposal === undefined || done ? (
          <Button look={done ? 'main' : 'plain'} block onClick={onClose}>
            {done ? '知道了' : '保持不变'}
          </Button>
        ) : (
          <div className={styles.actions}>
            <Button onClick={onClose}>保持不变</Button>
            <Button look="main" block onClick={() => onAdopt(proposal.order)}>
              采用
            </Button>
          </div>
        )
      }
    >
      {error !== null && <FailedState what="优化建议" error={error} onRetry={onRetry} />}
      {!parallel && (
        <EmptyState
          title="顺序志愿不自动调整"
          text="本批次先录第一志愿的考生，名额未满才看后面的志愿，调换次序会改变机会。请把最想去、把握也较大的院校放在第一志愿。"
        />
      )}
      {parallel && proposal === undefined && error === null && <Skeleton lines={6} />}
      {nothing && (
        <EmptyState
          title="现在的顺序已经合适"
          text="没有哪个志愿因为排得太靠后而白白浪费。想去的排前面、把握大的排后面，保持就好。"
        />
      )}
      {proposal !== undefined && !nothing && (
        <>
          <p className="mb-12">
            有{moves.length}个志愿排在把握更大的志愿后面，几乎轮不到。往前挪不增加风险，其余志愿的先后不变。
          </p>
          <Risks before={proposal.before} after={proposal.after} />
          <ol>
            {moves.map(({ reason, ...move }) => (
              <Place key={move.planId} move={move} reason={reason} />
            ))}
          </ol>
          {down.length > 0 && (
            <>
              <h3 className="note regular mt-12">因此顺延到后面，前面的都未投档时照样投</h3>
              <ol>
                {down.map((move) => (
                  <Place key={move.planId} move={move} />
                ))}
              </ol>
            </>
          )}
        </>
      )}
    </Sheet>
  )
}

interface PlaceProps {
  readonly move: Omit<NamedMove, 'reason'>
  readonly reason?: string
}

/** One choice, where it stands and where it would. */
function Place({ move: { name, from, to }, reason }: PlaceProps) {
  return (
    <li className={styles.move}>
      <span className={styles.places}>
        <span className="visually-hidden">从第</span>
        {from}
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden">志愿移到第</span>
        <strong>{to}</strong>
        <span className="visually-hidden">志愿：</span>
      </span>
      <span>
        <span className="bold block">{name}</span>
        {reason !== undefined && <span className="note block">{reason}</span>}
      </span>
    </li>
  )
}

function Risks({ before, after }: Pick<OrderProposal, 'before' | 'after'>) {
  const rows = [
    ['滑档风险', someSlipping(before.slipping), someSlipping(after.slipping)],
    ['退档风险', before.refusal, after.refusal],
  ] as const
  return (
    <table className={styles.risks}>
      <thead>
        <tr>
          <th scope="col">风险</th>
          <th scope="col">现在</th>
          <th scope="col">优化后</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, from, to]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shareText(from)}</td>
            <td>
              <strong>{shareText(to)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
