/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * How a picture lies in the square frame. `zoom` 1: the shorter side fills it; below: more of it shows, down to the whole.
 * x, y: the point of the picture in the middle of the frame, as shares of its width and height.
 */
export interface Framing {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const CENTRED: Framing = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 3

/** The zoom at which the whole picture is in the frame. */
export function smallestZoom({ width, height }: Size): number {
  return Math.min(width, height) / Math.max(width, height)
}

/** A framing whose frame shows nothing beside the picture where the picture is large enough, else has it in the middle. */
export function settle(size: Size, { zoom, x, y }: Framing): Framing {
  const settled = Math.min(MAX_ZOOM, Math.max(smallestZoom(size), zoom))
  const side = sideOf(size, settled)
  return { zoom: settled, x: within(x, side / size.width), y: within(y, side / size.height) }
}

/** Moves the picture by shares of the frame's side: to the right and down are positive. */
export function move(size: Size, framing: Framing, right: number, down: number): Framing {
  const side = sideOf(size, framing.zoom)
  return settle(size, {
    zoom: framing.zoom,
    x: framing.x - (right * side) / size.width,
    y: framing.y - (down * side) / size.height,
  })
}

/** Where the picture is drawn, in units of the frame's side. */
export function placeOf(
  size: Size,
  framing: Framing,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const side = sideOf(size, framing.zoom)
  const width = size.width / side
  const height = size.height / side
  return { left: 0.5 - framing.x * width, top: 0.5 - framing.y * height, width, height }
}

/** Side of the frame in pixels of the picture. */
function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom
}

/** Keeps the middle so that half the frame's share lies on either side; in the middle when the frame is larger. */
function within(middle: number, share: number): number {
  return share >= 1 ? 0.5 : Math.min(1 - share / 2, Math.max(share / 2, middle))
}
