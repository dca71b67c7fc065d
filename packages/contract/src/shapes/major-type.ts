import { TRACKS } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'

export function majorTypeIdOf(track: Track): number {
  return TRACKS.indexOf(track) + 1
}

/** The track of a validated majorTypeId. Throws RangeError outside 1…5. */
export function trackOfMajorType(majorTypeId: number): Track {
  const track = TRACKS[majorTypeId - 1]
  if (track === undefined) throw new RangeError(`majorTypeId ${majorTypeId}`)
  return track
}
