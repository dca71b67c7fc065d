import { skipToken, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../../../shared/lib/call-query.ts'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { SelectField } from '../../../../../shared/ui/select-field.tsx'

/** Regions do not change while a page lives. */
const FOR_GOOD = { staleTime: Infinity }

/** A place by its administrative codes, as far as it is chosen. */
export interface Region {
  readonly provId: number | null
  readonly cityId: number | null
  readonly boroughId: number | null
}

export const NO_REGION: Region = { provId: null, cityId: null, boroughId: null }

/** Province and city have to be chosen. */
export function regionProblem({ provId, cityId }: Region): string | null {
  return provId === null || cityId === null ? '请选择省份和城市' : null
}

interface RegionFieldsProps {
  readonly region: Region
  readonly onChange: (region: Region) => void
  /** Province and city are asked for and not chosen. */
  readonly problem: string | undefined
}

/** Province, then city, then borough; a choice takes back those after it. */
export function RegionFields({ region, onChange, problem }: RegionFieldsProps) {
  const { provId, cityId, boroughId } = region
  const provinces = useQuery(callQuery('getProvCities', {}, FOR_GOOD))
  const boroughs = useQuery(callQuery('getBoroughList', cityId === null ? skipToken : { cityId }, FOR_GOOD))
  if (provinces.error !== null) {
    return <FailedState what="省份和城市" error={provinces.error} onRetry={() => void provinces.refetch()} />
  }
  if (provinces.data === undefined) return <Skeleton lines={3} />
  const cities = provinces.data.find((one) => one.provId === provId)?.cityList ?? []
  return (
    <>
      <SelectField
        label="省份"
        name="provId"
        value={provId}
        none="请选择"
        options={provinces.data.map((one) => ({ value: one.provId, text: one.provName }))}
        problem={provId === null ? problem : undefined}
        onChange={(picked) => {
          const only = onlyCityOf(provinces.data.find((one) => one.provId === picked)?.cityList)
          onChange({ provId: picked, cityId: only, boroughId: null })
        }}
      />
      <SelectField
        label="城市"
        name="cityId"
        value={cityId}
        none={provId === null ? '先选择省份' : '请选择'}
        waiting={provId === null}
        options={cities.map((one) => ({ value: one.cityId, text: one.cityName }))}
        problem={provId !== null && cityId === null ? problem : undefined}
        onChange={(picked) => onChange({ provId, cityId: picked, boroughId: null })}
      />
      {boroughs.error === null ? (
        <SelectField
          label="区县"
          name="boroughId"
          value={boroughId}
          none={cityId === null ? '先选择城市' : '不填写'}
          waiting={cityId === null}
          options={(boroughs.data ?? []).map((one) => ({ value: one.boroughId, text: one.boroughName }))}
          onChange={(picked) => onChange({ provId, cityId, boroughId: picked })}
        />
      ) : (
        <FailedState what="区县" error={boroughs.error} onRetry={() => void boroughs.refetch()} />
      )}
    </>
  )
}

/** A municipality has one city, which needs no choosing. */
function onlyCityOf(cities: readonly { readonly cityId: number }[] | undefined): number | null {
  return cities?.length === 1 ? (cities[0]?.cityId ?? null) : null
}
