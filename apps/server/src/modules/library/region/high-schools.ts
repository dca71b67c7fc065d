import { findHighSchool, searchHighSchools } from '@wenjin/database/queries/library/high-schools'
import { regions } from '@wenjin/database/regions/regions'
import type { Connection } from '@wenjin/database/connect/connection'
import type { Handlers } from '../../../kernel/handlers.ts'
import { refuse } from '../../../kernel/refusal.ts'

const GRADES = [1, 2, 3]

/** Schools before the gaokao, and their classes. */
export function highSchoolHandlers({ db }: Connection): Pick<Handlers, 'getSchoolByName' | 'getClassList'> {
  return {
    async getSchoolByName({ schoolName, boroughId, cityId, pageNumber = 1, pageSize = 20 }) {
      const name = schoolName.trim()
      if (name === '' && boroughId === undefined && cityId === undefined) throw refuse.highSchoolUnnamed()
      const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize }
      const { total, list } = await searchHighSchools(db, { name, boroughId, cityId, ...page })
      return {
        total,
        list: list.map((school) => ({
          schoolId: school.schoolId,
          schoolName: school.name,
          cityName: regions().city(school.cityId)?.cityName ?? '',
          boroughName: regions().borough(school.boroughId)?.boroughName ?? '',
          demo: school.demo,
        })),
      }
    },

    async getClassList({ schoolId, grade }) {
      const school = await findHighSchool(db, schoolId)
      if (school === undefined) throw refuse.highSchoolUnknown()
      const classes = Array.from({ length: school.classCount }, (_, i) => `${i + 1}班`)
      return GRADES.filter((one) => grade === undefined || one === grade).flatMap((one) =>
        classes.map((className) => ({ grade: one, className })),
      )
    },
  }
}
