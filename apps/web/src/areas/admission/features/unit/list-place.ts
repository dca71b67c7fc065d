import type { VirtualItem } from '@tanstack/react-virtual'

/** How a list looked when it was left: heights measured and cards opened, so that back finds the same place. */
interface ListPlace {
  readonly measurements: VirtualItem[]
  readonly expanded: ReadonlySet<number>
}

const places = new Map<string, ListPlace>()
const MAX_PLACES = 10

/** @param address what the list shows: candidate, batch and query */
export function placeOfList(address: string): ListPlace | undefined {
  return places.get(address)
}

export function keepPlace(address: string, place: ListPlace): void {
  places.delete(address)
  places.set(address, place)
  for (const oldest of places.keys()) {
    if (places.size <= MAX_PLACES) break
    places.delete(oldest)
  }
}
