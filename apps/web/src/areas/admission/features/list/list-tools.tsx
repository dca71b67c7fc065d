import { LineDrawing } from '../../../../shared/ui/icon.tsx'
import styles from './list-tools.module.css'

interface ListToolsProps {
  readonly onOrder: () => void
  readonly onPropose: () => void
  readonly onAppraise: () => void
  readonly onFactor: () => void
}

const ORDER = 'M7 19V5M7 5L4 8M7 5l3 3M17 5v14M17 19l-3-3M17 19l3-3'
const PROPOSE = 'M12 4l1.9 5.1L19 11l-5.1 1.9L12 18l-1.9-5.1L5 11l5.1-1.9zM18.5 16v4M16.5 18h4'
const APPRAISE = 'M12 3.5l7 2.5v5.5c0 4.4-2.9 7.3-7 9-4.1-1.7-7-4.6-7-9V6zM9 11.8l2.2 2.2 4-4'
const FACTOR =
  'M4.5 8h9M17.5 8h2M4.5 16h2M10.5 16h9M15.5 10a2 2 0 100-4 2 2 0 000 4zM8.5 18a2 2 0 100-4 2 2 0 000 4z'

/** What can be done with the list as a whole. */
export function ListTools({ onOrder, onPropose, onAppraise, onFactor }: ListToolsProps) {
  const tools = [
    { name: '一键优化顺序', path: ORDER, act: onOrder, popup: true },
    { name: '智能生成方案', path: PROPOSE, act: onPropose, popup: false },
    { name: '风险检查', path: APPRAISE, act: onAppraise, popup: false },
    { name: '我的偏好', path: FACTOR, act: onFactor, popup: true },
  ]
  return (
    <ul className={styles.tools} aria-label="志愿表工具">
      {tools.map(({ name, path, act, popup }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.tool}
            {...(popup ? { 'aria-haspopup': 'dialog' as const } : {})}
            onClick={act}
          >
            <LineDrawing path={path} size={22} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
