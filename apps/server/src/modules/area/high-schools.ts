import { findHighSchool, regions, searchHighSchools } from '@wenjin/data'
import type { Connection } from '@wenjin/data'
import type { Handlers } from '../../plugins/bind-calls.ts'
import { Refusal } from '../../refusal.ts'

const GRADES = [1, 2, 3]

/** Schools before the gaokao, and their classes. */
export function highSchoolHandlers({ db }: Connection): Pick<Handlers, 'getSchoolByName' | 'getClassList'> {
  return {
    async getSchoolByName({ schoolName, boroughId, cityId, pageNumber = 1, pageSize = 20 }) {
      const name = schoolName.trim()
      if (name === '' && boroughId === undefined && cityId === undefined)
        throw new Refusal('40001', '请输入学校名称或选择地区')
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
      if (school === undefined) throw new Refusal('40401', '学校不存在')
      const classes = Array.from({ length: school.classCount }, (_, i) => `${i + 1}班`)
      return GRADES.filter((one) => grade === undefined || one === grade).flatMap((one) =>
        classes.map((className) => ({ grade: one, className })),
      )
    },
  }
}
