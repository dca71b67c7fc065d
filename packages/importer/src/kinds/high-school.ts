import { findPlace } from '@wenjin/database/regions/find-place'
import type { HighSchoolValues } from '@wenjin/database/queries/library/high-schools'
import type { OpenReader, TableRow } from './reader.ts'

/** A row of a list of high schools, as the reader loads it. */
export type ListedHighSchool = TableRow & HighSchoolValues

/** As many characters as a customer may type of a school's name. */
const MAX_NAME_LENGTH = 60

/** Reads lists of high schools (中学名单): their place by the administrative regions, and classes of a grade. */
export const openHighSchools: OpenReader = (layout, tools, sink) => ({
  read(row) {
    const name = layout.text(row.cells, 'schoolName').replaceAll(/\s+/g, ' ')
    if (name === '') return sink.reject(row, '没有学校名称')
    if (name.length > MAX_NAME_LENGTH) return sink.reject(row, `学校名称超过${MAX_NAME_LENGTH}个字`, name)
    const province = layout.text(row.cells, 'province')
    const provId = tools.province(province)
    if (provId === undefined) return sink.reject(row, '省份认不出', province)
    const [city, borough] = [layout.text(row.cells, 'city'), layout.text(row.cells, 'borough')]
    const place = findPlace(provId, city, borough)
    if (place === undefined) return sink.reject(row, '城市或区县认不出', `${city} ${borough}`.trim())
    const classes = readClassCount(layout.text(row.cells, 'classCount'))
    if (classes === undefined) sink.adjust('班级数认不出，按未知处理')
    const count = classes ?? 0
    sink.load({ cityId: place.cityId, boroughId: place.boroughId, name, classCount: count }, row.line)
  },
})

/** 0 where the cell is empty; undefined where it is no number of at most two digits: no grade has more classes. */
function readClassCount(text: string): number | undefined {
  const digits = text.normalize('NFKC').replace(/个?班?$/, '')
  if (digits === '') return 0
  return /^\d{1,2}$/.test(digits) ? Number(digits) : undefined
}
