import { LEVELS } from '@wenjin/engine'
import type { Field } from '../header/fields.ts'
import { isYears, readYears } from './numbers.ts'
import type { OpenReader, TableRow } from './reader.ts'

/** A row of a catalogue of majors, as the reader loads it. */
export interface ListedMajor extends TableRow {
  readonly code: string
  readonly name: string
  readonly classCode: string
  readonly className: string
  readonly categoryCode: string
  readonly categoryName: string
  readonly level: number
  readonly degree: string | null
  readonly years: number | null
}

/** First category of the vocational catalogue (农林牧渔大类); the undergraduate ones end at 14. */
const FIRST_VOCATIONAL_CATEGORY = 41

/** Reads catalogues of majors (专业目录). */
export const openMajors: OpenReader = (layout, _tools, sink) => ({
  read(row) {
    const text = (field: Field): string => layout.text(row.cells, field)
    const code = text('catalogueCode') || text('majorCode')
    const name = text('lineName') || text('majorName')
    if (!/^\d{6,7}[TKH]{0,2}$/.test(code) || name === '') return sink.reject(row, '没有专业代码或名称', code)
    const years = readYears(text('years'))
    sink.load(
      {
        code,
        name,
        classCode: text('classCode') || code.slice(0, 4),
        className: text('className') || text('category'),
        categoryCode: code.slice(0, 2),
        categoryName: text('category'),
        level:
          Number(code.slice(0, 2)) >= FIRST_VOCATIONAL_CATEGORY ? LEVELS.vocational : LEVELS.undergraduate,
        degree: text('degree') || null,
        years: years === undefined || years === null || !isYears(years) ? null : Math.round(years),
      },
      row.line,
    )
  },
})
