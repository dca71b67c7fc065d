import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Quiet zone that a reader needs around the code, in modules. */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  /** Name for a screen reader. */
  readonly name: string
}

/** A QR code of a text. Carries the encoder: load it when it is wanted. */
export function QrCode({ text, name }: QrCodeProps) {
  const { side, path } = useMemo(() => draw(text), [text])
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}

function draw(text: string): { readonly side: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { side: size, path: modules.join('') }
}
