import type { Track } from '@wenjin/engine'

/** Whether candidates of a track choose subjects that units may ask for. */
export function asksSubjects(track: Track): boolean {
  return track !== 'science' && track !== 'liberal'
}
