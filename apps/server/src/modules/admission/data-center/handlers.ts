import { STANDING_NAMES, standingOf } from '@wenjin/admission/book/standing'
import type { Standing } from '@wenjin/admission/book/standing'
import { gaokaoYears } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { listReliability } from '@wenjin/database/queries/admission/reliability'
import { loadRowSources } from '@wenjin/database/queries/admission/unit-rows'
import { countListRows, listDatasets, listSlices } from '@wenjin/database/queries/dataset/datasets'
import type { Connection } from '@wenjin/database/connect/connection'
import { examModeIn, provinceById, PROVINCES, TRACKS_OF } from '@wenjin/engine'
import type { Province } from '@wenjin/engine'
import { DataCache } from '../../../kernel/data-cache.ts'
import type { DataVersion } from '../../../kernel/data-cache.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Books } from '../plan/index.ts'
import type { RankTables } from '../score/index.ts'
import { presentList, presentReliability, presentSlice } from './present.ts'

type DataCenter = CallReply<Calls['getDataCenter']>

/** What is loaded of a province, and how far it can be relied on; a province that is not open, or locked, may be looked at. */
export function dataCenterHandlers(
  { db }: Connection,
  version: DataVersion,
  { ranks, books }: RankedBooks,
): HandlersOf<'admission/data-center'> {
  const dataCenters = new DataCache<DataCenter>(version, PROVINCES.length)
  return {
    async getDataCenter({ provinceId }, { now }) {
      const province = provinceById(provinceId)
      if (province === undefined) throw refuse.provinceNotFound()
      const [year = now.getUTCFullYear()] = gaokaoYears(now)
      return dataCenters.get(`${provinceId}|${year}`, async () => {
        const { standing, ...counts } = await standingIn(province, year, { ranks, books })
        const loaded = await loadDataCenter(db, province)
        return { ...loaded, standing, standingName: STANDING_NAMES[standing], ...counts }
      })
    },
  }
}

/** What the standing of a province is worked out of. */
export interface RankedBooks {
  readonly ranks: RankTables
  readonly books: Books
}

async function standingIn(
  province: Province,
  year: number,
  { ranks, books }: RankedBooks,
): Promise<Standing> {
  const { provId } = province
  const tracks = TRACKS_OF[examModeIn(province, year)]
  const tables = await Promise.all(tracks.map((track) => ranks.tableFor(provId, track, year)))
  const known = tracks.filter((_, i) => tables[i] !== undefined)
  return standingOf(
    known.length > 0,
    await Promise.all(known.map((track) => books.book(provId, track, year))),
  )
}

async function loadDataCenter(
  db: Connection['db'],
  { provId, name }: Province,
): Promise<Omit<DataCenter, keyof Standing | 'standingName'>> {
  const [slices, datasets, sources, listRows, reliability] = await Promise.all([
    listSlices(db, provId),
    listDatasets(db),
    loadRowSources(db),
    countListRows(db),
    listReliability(db, provId),
  ])
  const byId = new Map(datasets.map((dataset) => [dataset.datasetId, dataset]))
  const nameOf = (datasetId: number): string => sources.get(datasetId)?.source ?? ''
  const newest = slices.reduce((latest, { importedAt }) => Math.max(latest, importedAt.getTime()), 0)
  return {
    provinceId: provId,
    provName: name,
    updatedAt: newest === 0 ? null : new Date(newest).toISOString(),
    dataList: slices.map((slice) => presentSlice(slice, byId.get(slice.datasetId), nameOf(slice.datasetId))),
    nationalList: datasets.flatMap((dataset) =>
      presentList(dataset, nameOf(dataset.datasetId), listRows.get(dataset.datasetId) ?? 0),
    ),
    reliabilityList: reliability.map(presentReliability),
  }
}
