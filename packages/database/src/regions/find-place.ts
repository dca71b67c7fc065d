import { regions } from './regions.ts'
import type { City } from './regions.ts'

export interface FoundPlace {
  readonly cityId: number
  readonly boroughId: number
}

/**
 * The borough that a table's words for city and borough mean in a province. A municipality needs no city, a city without
 * districts no borough; a county directly under its province may stand in either place. undefined: none, or not one alone.
 */
export function findPlace(provId: number, cityText: string, boroughText: string): FoundPlace | undefined {
  const cities = regions().province(provId)?.cities ?? []
  const [only] = cities.length === 1 ? cities : []
  const city = only ?? regions().cityNamed(provId, cityText)
  if (city !== undefined) return boroughIn([city], boroughText) ?? wholeCity(city)
  // no city of that name: a county under the province, or a list that names no city at all
  const isDirect = boroughText === '' || boroughText === cityText
  if (isDirect) return boroughIn(cities, cityText)
  return cityText === '' || DIRECT.test(cityText) ? boroughIn(cities, boroughText) : undefined
}

/** What tables call the counties that no city has. */
const DIRECT = /直辖|直管/

/** A city without districts is its own borough, whichever town the table names. */
function wholeCity({ cityId, boroughs }: City): FoundPlace | undefined {
  const boroughId = boroughs[0]?.boroughId
  return boroughId === cityId * 100 ? { cityId, boroughId } : undefined
}

/** The one borough of a name, whole or without its last word: 岳麓 is 岳麓区. */
function boroughIn(cities: readonly City[], text: string): FoundPlace | undefined {
  const name = text.normalize('NFKC').trim()
  if (name === '') return undefined
  const all = cities.flatMap(({ cityId, boroughs }) =>
    boroughs.map(({ boroughId, boroughName }) => ({ cityId, boroughId, boroughName })),
  )
  const exact = all.filter(({ boroughName }) => boroughName === name)
  const alike = exact.length > 0 ? exact : all.filter((one) => plainBorough(one.boroughName) === name)
  const [first, second] = alike
  return first === undefined || second !== undefined
    ? undefined
    : { cityId: first.cityId, boroughId: first.boroughId }
}

function plainBorough(name: string): string {
  return name.replace(/(?:自治县|林区|特区|[区县市旗])$/, '')
}
