import { examFormIn, provinceById, trackBefore } from '@wenjin/engine'
import type { Track } from '@wenjin/engine'
import type { SourcedTable } from '../link/rank-tables.ts'

/**
 * The track whose rows answer for a candidate of a year: their own or, until the first examination of a new form is
 * held, the one of the old form that it takes over.
 * @param tables score-rank tables of a track of the province, newest year first
 */
export async function rowsTrackFor(
  { provId, track, year }: { readonly provId: number; readonly track: Track; readonly year: number },
  tables: (track: Track) => Promise<readonly SourcedTable[]>,
): Promise<Track> {
  const latest = async (of: Track): Promise<number | undefined> =>
    (await tables(of)).find(({ table }) => table.year <= year)?.table.year
  const province = provinceById(provId)
  const before = trackBefore(track)
  if (province === undefined || before === undefined || (await latest(track)) !== undefined) return track
  return (await latest(before)) === examFormIn(province, year).since - 1 ? before : track
}
