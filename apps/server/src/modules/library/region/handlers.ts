import type { Connection } from '@wenjin/database/connect/connection'
import type { HandlersOf } from '../../../kernel/handlers.ts'
import type { DataVersion } from '../../../kernel/data-cache.ts'
import { highSchoolHandlers } from './high-schools.ts'
import type { Provinces } from './provinces.ts'
import { placeHandlers } from './regions.ts'

/** Provinces as the tenant may use them, the regions below, and the schools in these. */
export function regionHandlers(
  connection: Connection,
  provinces: Provinces,
  version: DataVersion,
): HandlersOf<'library/region'> {
  return {
    getProvinces: (_input, { tenant }) => provinces.list(tenant),
    ...placeHandlers(connection, version),
    ...highSchoolHandlers(connection),
  }
}
