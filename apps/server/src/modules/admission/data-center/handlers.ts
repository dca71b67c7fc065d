import type { CallReply, Calls } from '@wenjin/contract'
import { listReliability } from '@wenjin/database/queries/admission/reliability'
import { loadRowSources } from '@wenjin/database/queries/admission/unit-rows'
import { countListRows, listDatasets, listSlices } from '@wenjin/database/queries/dataset/datasets'
import type { Connection } from '@wenjin/database/connect/connection'
import { provinceById, PROVINCES } from '@wenjin/engine'
import type { Province } from '@wenjin/engine'
import { DataCache } from '../../../kernel/data-cache.ts'
import type { DataVersion } from '../../../kernel/data-cache.ts'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { presentList, presentReliability, presentSlice } from './present.ts'

type DataCenter = CallReply<Calls['getDataCenter']>

/** What is loaded of a province, and how far it can be relied on; a province that is not open, or locked, may be looked at. */
export function dataCenterHandlers(
  { db }: Connection,
  version: DataVersion,
): HandlersOf<'admission/data-center'> {
  const dataCenters = new DataCache<DataCenter>(version, PROVINCES.length)
  return {
    async getDataCenter({ provinceId }) {
      const province = provinceById(provinceId)
      if (province === undefined) throw refuse.provinceNotFound()
      return dataCenters.get(String(provinceId), () => loadDataCenter(db, province))
    },
  }
}

async function loadDataCenter(db: Connection['db'], { provId, name }: Province): Promise<DataCenter> {
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
