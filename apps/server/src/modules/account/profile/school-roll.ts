import type { CallInput, Calls } from '@wenjin/contract'
import { regions } from '@wenjin/database/regions/regions'
import type { SchoolRoll } from '@wenjin/database/queries/account/profiles'
import type { HighSchool } from '@wenjin/database/queries/library/high-schools'
import { refuse } from '../../../kernel/refusal.ts'
import { checkPlace } from '../../library/region/index.ts'

/**
 * The school a customer tells: of a listed one name and place are the list's, of any other as typed. Throws Refusal
 * 40001 for an unknown place, 40401 for an id that is in no list.
 */
export async function readSchoolRoll(
  input: Omit<CallInput<Calls['updateCustomerSchoolRoll']>, 'customerId'>,
  findSchool: (schoolId: number) => Promise<HighSchool | undefined>,
): Promise<SchoolRoll> {
  const { schoolProvinceId, cityId, boroughId, schoolId, grade } = input
  checkPlace({ provId: schoolProvinceId, cityId, boroughId })
  const className = input.className.trim()
  const typed = { schoolProvId: schoolProvinceId, cityId, boroughId, schoolId, grade, className }
  if (schoolId === null) return { ...typed, schoolName: input.schoolName.trim() }
  const school = await findSchool(schoolId)
  if (school === undefined) throw refuse.schoolGone()
  return {
    ...typed,
    schoolProvId: regions().city(school.cityId)?.provId ?? schoolProvinceId,
    cityId: school.cityId,
    boroughId: school.boroughId,
    schoolName: school.name,
  }
}
