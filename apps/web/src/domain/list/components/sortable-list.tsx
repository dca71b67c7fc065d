import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './sortable-list.module.css'

interface SortableListProps {
  readonly ids: readonly number[]
  /** How an item is called when it is dragged by keyboard. */
  readonly nameOf: (id: number) => string
  /** Places from 0. */
  readonly onMove: (from: number, to: number) => void
  readonly children: ReactNode
}

const INSTRUCTIONS = '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 键取消。'

/** A list whose items are dragged by their handles, by finger, mouse or keyboard. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 80, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent): void => {
    const from = ids.indexOf(Number(active.id))
    const to = over === null ? -1 : ids.indexOf(Number(over.id))
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announcementsOf(ids, nameOf),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol>{children}</ol>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps {
  readonly id: number
  /** Place from 1, shown on the handle. */
  readonly place: number
  /** Name of the handle for a screen reader. */
  readonly handleName: string
  readonly children: ReactNode
}

/** An item with its handle at the left. */
export function SortableItem({ id, place, handleName, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.item, isDragging && styles.dragging)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={handleName}
        aria-roledescription="可拖动排序"
      >
        <span className={styles.place}>{place}</span>
        <Icon name="drag" size={18} />
      </button>
      <div className={styles.content}>{children}</div>
    </li>
  )
}

function announcementsOf(ids: readonly number[], nameOf: (id: number) => string): Announcements {
  const name = (id: UniqueIdentifier): string => nameOf(Number(id))
  const place = (id: UniqueIdentifier): number => ids.indexOf(Number(id)) + 1
  return {
    onDragStart: ({ active }) => `已拿起${name(active.id)}，当前第${place(active.id)}位`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${name(active.id)}移到第${place(over.id)}位`,
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : `${name(active.id)}已放在第${place(over.id)}位`,
    onDragCancel: ({ active }) => `已取消移动${name(active.id)}`,
  }
}
