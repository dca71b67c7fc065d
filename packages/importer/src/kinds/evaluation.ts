import type { Field } from '../header/fields.ts'
import type { OpenReader, TableRow } from './reader.ts'

/** Opens a reader of a table of schools' honours; a row without what `read` asks for is rejected. */
function openHonours(
  missing: string,
  read: (text: (field: Field) => string) => TableRow | undefined,
): OpenReader {
  return (layout, tools, sink) => ({
    read(row) {
      const name = layout.text(row.cells, 'schoolName')
      if (name === '') return sink.reject(row, '没有院校名称')
      const honour = read((field) => layout.text(row.cells, field))
      if (honour === undefined) return sink.reject(row, missing)
      const school = tools.school({ name, code: null, provId: null })
      sink.load({ univId: school.univId, schoolName: school.schoolName, ...honour }, row.line)
    },
  })
}

/** Reads grades of discipline evaluations (学科评估). */
export const openDisciplineGrades = openHonours('没有学科或等级', (text) => {
  const grade = text('grade').normalize('NFKC')
  const name = text('disciplineName')
  if (name === '' || !/^[ABC][+-]?$/.test(grade)) return undefined
  return { disciplineCode: text('disciplineCode'), disciplineName: name, grade }
})

/** Reads the disciplines of the double first-class plan; a school may decide its own, then a note stands alone. */
export const openFirstClassDisciplines = openHonours('没有学科名称', (text) => {
  const name = text('disciplineName')
  const note = text('note') || null
  return name === '' && note === null ? undefined : { disciplineName: name, note }
})

const TIERS: Readonly<Record<string, string>> = { 国家级: 'national', 省级: 'provincial' }

/** Reads the first-class majors (一流本科专业建设点). */
export const openFirstClassMajors = openHonours('没有专业或级别', (text) => {
  const name = text('majorName')
  const tier = TIERS[text('tier')] ?? text('tier')
  if (name === '' || (tier !== 'national' && tier !== 'provincial')) return undefined
  const year = /^20\d\d$/.exec(text('tierYear'))?.[0]
  return {
    majorName: name,
    tier,
    batch: text('batch') || null,
    year: year === undefined ? null : Number(year),
  }
})
