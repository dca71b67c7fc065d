import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { MAX_ZOOM, move, placeOf, settle, smallestZoom } from '../crop.ts'
import type { Framing } from '../crop.ts'
import type { Picture } from '../picture.ts'
import styles from './crop-frame.module.css'

/** Share of the frame that an arrow key moves the picture by. */
const STEP = 0.05
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface CropFrameProps {
  readonly picture: Picture
  readonly framing: Framing
  readonly onChange: (framing: Framing) => void
}

/** The square that is kept of a picture: moved by finger or arrow keys, enlarged by the slider. */
export function CropFrame({ picture, framing, onChange }: CropFrameProps) {
  const { element, size } = picture
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (last.current === null) return
    const { clientX: x, clientY: y, currentTarget } = event
    const side = currentTarget.clientWidth
    onChange(move(size, framing, (x - last.current.x) / side, (y - last.current.y) / side))
    last.current = { x, y }
  }
  const press = (event: KeyboardEvent): void => {
    const step = KEYS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(move(size, framing, ...step))
  }
  const { left, top, width, height } = placeOf(size, framing)
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label="移动图片：拖动，或按方向键"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
      >
        <img
          className={styles.picture}
          src={element.src}
          alt="头像预览"
          draggable={false}
          style={{
            left: percent(left),
            top: percent(top),
            width: percent(width),
            height: percent(height),
          }}
        />
      </button>
      <label className={styles.zoom}>
        <span className="soft fixed mr-12">缩放</span>
        <input
          type="range"
          className={styles.range}
          min={smallestZoom(size)}
          max={MAX_ZOOM}
          step="0.01"
          value={framing.zoom}
          onChange={({ target }) => onChange(settle(size, { ...framing, zoom: Number(target.value) }))}
        />
      </label>
    </>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
