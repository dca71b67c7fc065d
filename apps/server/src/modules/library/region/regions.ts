import { listUniversityCities } from '@wenjin/database/queries/library/universities'
import { regions } from '@wenjin/database/regions/regions'
import type { Connection } from '@wenjin/database/connect/connection'
import type { City } from '@wenjin/database/regions/regions'
import { DataCache } from '../../../kernel/data-cache.ts'
import type { DataVersion } from '../../../kernel/data-cache.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'

const HOT_CITIES = 12

type HotCity = ReturnType<typeof presentCity> & { readonly univNum: number }
type RegionCalls = 'getProvCities' | 'getCity' | 'getBoroughList' | 'getHotCitys'

/** Provinces, cities and boroughs by their codes. */
export function placeHandlers({ db }: Connection, version: DataVersion): Pick<Handlers, RegionCalls> {
  const hot = new DataCache<HotCity[]>(version, 1)

  return {
    getProvCities: async () =>
      regions().provinces.map(({ provId, provName, cities }) => ({
        provId,
        provName,
        cityList: cities.map(presentCity),
      })),
    async getCity({ provId }) {
      return regions().province(provId)?.cities.map(presentCity) ?? []
    },
    async getBoroughList({ cityId }) {
      const city = regions().city(cityId)
      if (city === undefined) throw refuse.cityUnknown()
      return [...city.boroughs]
    },
    getHotCitys: () => hot.get('', () => loadHotCities(db)),
  }
}

function presentCity({ cityId, cityName }: City) {
  return { cityId, cityName }
}

/** The cities with most universities; what a list calls a place is a city only where a region is called so. */
async function loadHotCities(db: Connection['db']): Promise<HotCity[]> {
  const counts = new Map<number, HotCity>()
  for (const { areaId: regionId, city: name, univNum } of await listUniversityCities(db)) {
    const city = regions().cityNamed(regionId, name)
    if (city === undefined) continue
    const before = counts.get(city.cityId)?.univNum ?? 0
    counts.set(city.cityId, { ...presentCity(city), univNum: before + univNum })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.univNum - a.univNum || a.cityId - b.cityId)
    .slice(0, HOT_CITIES)
}
