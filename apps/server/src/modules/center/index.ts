import type { CallReply, Calls } from '@wenjin/contract'
import { countListRows, listDatasets, listReliability, listSlices, loadRowSources } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import { provinceById, PROVINCES } from '@wenjin/engine'
import type { Province } from '@wenjin/engine'
import { DataCache } from '../../plugins/data-cache.ts'
import type { DataVersion } from '../../plugins/data-cache.ts'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'
import { presentList, presentReliability, presentSlice } from './present.ts'

type Center = CallReply<Calls['getDataCenter']>

/** What is loaded of a province, and how far it can be relied on; a province that is not open, or locked, may be looked at. */
export function centerHandlers({ db }: Connection, version: DataVersion): Pick<Handlers, 'getDataCenter'> {
  const centers = new DataCache<Center>(version, PROVINCES.length)
  return {
    async getDataCenter({ provinceId }) {
      const province = provinceById(provinceId)
      if (province === undefined) throw new Refusal('40401', '省份不存在')
      return centers.get(String(provinceId), () => loadCenter(db, province))
    },
  }
}

async function loadCenter(db: Connection['db'], { provId, name }: Province): Promise<Center> {
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
