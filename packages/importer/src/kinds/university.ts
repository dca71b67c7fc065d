import { DEPARTMENTS, FEATURES, KINDS, LEVELS, OWNERSHIPS, PROVINCES } from '@wenjin/engine'
import type { Field } from '../header/fields.ts'
import type { OpenReader, TableRow } from './reader.ts'

/**
 * Reads lists of universities. What a list has no column for is null and does not overwrite what another list says.
 */
export const openUniversities: OpenReader = (layout, tools, sink) => ({
  read(row) {
    const text = (field: Field): string => layout.text(row.cells, field)
    const name = text('schoolName') || text('lineName')
    if (name === '') return sink.reject(row, '没有院校名称')
    const level = levelOf(text('level'))
    if (level === undefined) return sink.reject(row, '办学层次认不出', text('level'))
    const moeCode = /^\d{10}$/.exec(text('moeCode'))?.[0] ?? null
    const nationalCode = /^\d{5}$/.exec(text('nationalCode'))?.[0] ?? moeCode?.slice(-5) ?? null
    const city = text('city')
    sink.load(
      {
        name,
        moeCode,
        nationalCode: nationalCode === NO_NATIONAL_CODE ? null : nationalCode,
        areaId: tools.province(text('province')) ?? provinceOfCity(city),
        city,
        level,
        ownership: ownershipOf(name, text('ownership'), text('note')),
        department: departmentOf(text('department')),
        departmentName: text('department'),
        kind: layout.has('schoolKind') ? kindOf(text('schoolKind')) : null,
        features: layout.has('f985') ? featuresOf(name, text) : null,
      },
      row.line,
    )
  },
})

/** Stands where a list has no code. */
const NO_NATIONAL_CODE = '99999'

function levelOf(text: string): number | undefined {
  if (/本科/.test(text)) return LEVELS.undergraduate
  return /专科|高职/.test(text) ? LEVELS.vocational : undefined
}

/** A municipality is its own city; 0 outside the 31 provinces. */
function provinceOfCity(city: string): number {
  return PROVINCES.find(({ fullName }) => fullName === city)?.provId ?? 0
}

/** The ministry's remark calls both kinds of joint universities the same: there the name tells them apart. */
function ownershipOf(name: string, nature: string, note: string): number {
  if (/境外/.test(nature + note)) return OWNERSHIPS.foreign
  const text = nature || note
  if (/合作/.test(text))
    return /港|澳门|台湾/.test(name) || !/中外/.test(text) ? OWNERSHIPS.regional : OWNERSHIPS.foreign
  return text === '' || text === '公办' ? OWNERSHIPS.public : OWNERSHIPS.private
}

const OTHER_MINISTRIES = /部$|委员会$|国家|中国|中央|总局|总署|总会|总工会|中华|民航|地震局|部（|民委/

function departmentOf(text: string): number {
  if (text === '教育部') return DEPARTMENTS.education
  if (/解放军|军委|武警|空军|军区/.test(text)) return DEPARTMENTS.military
  if (/^(?:.{2,3}(?:省|市|自治区)|新疆|广西|宁夏|内蒙古|西藏|香港|澳门)/.test(text)) return DEPARTMENTS.local
  return OTHER_MINISTRIES.test(text) ? DEPARTMENTS.ministry : DEPARTMENTS.local
}

function kindOf(text: string): number {
  return KINDS.findIndex((kind) => text.startsWith(kind))
}

/** Of the 42 universities of 2017 (一流大学建设高校) those that are not among the 39 of project 985. */
const FIRST_CLASS_BEYOND_985: ReadonlySet<string> = new Set(['郑州大学', '云南大学', '新疆大学'])

function featuresOf(name: string, text: (field: Field) => string): number {
  const has = (field: Field): boolean => /^(?:1|是|√)$/.test(text(field))
  const firstClass = has('doubleFirstClass')
  const wholeUniversity = firstClass && (has('f985') || FIRST_CLASS_BEYOND_985.has(name))
  const features = [
    has('f985') ? FEATURES.f985 : 0,
    has('f211') ? FEATURES.f211 : 0,
    wholeUniversity ? FEATURES.firstClassUniversity : 0,
    firstClass && !wholeUniversity ? FEATURES.firstClassDiscipline : 0,
  ]
  return features.reduce((mask, feature) => (feature === 0 ? mask : mask | (1 << (feature - 1))), 0)
}

/** A row of a list of universities, as the reader loads it. */
export interface ListedUniversity extends TableRow {
  readonly name: string
  readonly moeCode: string | null
  readonly nationalCode: string | null
  readonly areaId: number
  readonly city: string
  readonly level: number
  readonly ownership: number
  readonly department: number
  readonly departmentName: string
  readonly kind: number | null
  readonly features: number | null
}
