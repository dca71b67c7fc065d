/** One set of line icons on a 24 × 24 grid, stroke 1.8, drawn in the colour of the text. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16.2 16.2L20 20',
  filter: 'M4 6h16M7 12h10M10 18h4',
  edit: 'M5 19l.8-3.6L15.9 5.3a1.4 1.4 0 012 0l.8.8a1.4 1.4 0 010 2L8.6 18.2 5 19zM14 7.2l2.8 2.8',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  drag: 'M5 9h14M5 15h14',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.4L17 7',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M5 19.5h14',
  info: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 11v5M12 8h.01',
  place:
    'M12 21s6.5-6 6.5-11a6.5 6.5 0 10-13 0c0 5 6.5 11 6.5 11zM12 12.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
  eyeOff: 'M4 9.5c1.6 2.3 4.4 4 8 4s6.4-1.7 8-4M12 13.5v3.5M6.6 12.6L5 15.4M17.4 12.6l1.6 2.8',
  folder: 'M4 6.5h5.5l2 2.5H20v9.5H4z',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0112 7a4.3 4.3 0 018 2.3C20 15 12 20 12 20z',
  home: 'M4.5 11L12 4.5l7.5 6.5M6.5 9.5v10h11v-10M10 19.5v-5h4v5',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  /** Side in CSS pixels. */
  readonly size?: number
}

/** Beside a label or inside a named control; it has no name of its own. */
export function Icon({ name, size = 20 }: IconProps) {
  return <LineDrawing path={PATHS[name]} size={size} />
}

/** A drawing in the manner of the icons, for one place only. */
export function LineDrawing({ path, size }: { readonly path: string; readonly size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
