import { regions } from '@wenjin/database/regions/regions'
import { refuse } from '../../../kernel/refusal.ts'

/** Codes of a place, from the province down; null: no borough is told. */
interface Place {
  readonly provId: number
  readonly cityId: number
  readonly boroughId: number | null
}

/** Refuses (40001) codes that do not lie in one another. */
export function checkPlace({ provId, cityId, boroughId }: Place): void {
  if (regions().city(cityId)?.provId !== provId) throw refuse.cityElsewhere()
  if (boroughId !== null && regions().borough(boroughId)?.city.cityId !== cityId)
    throw refuse.boroughElsewhere()
}

/** Names of a place; '' for what is not told. */
export function placeNames({ provId, cityId, boroughId }: Place): {
  provName: string
  cityName: string
  boroughName: string
} {
  return {
    provName: regions().province(provId)?.provName ?? '',
    cityName: regions().city(cityId)?.cityName ?? '',
    boroughName: boroughId === null ? '' : (regions().borough(boroughId)?.boroughName ?? ''),
  }
}
