import type { Basis, GroupMajor, Unit } from '@wenjin/contract'
import type { KnownUnits, SimulatedChoice } from './simulate.ts'

/** Material for the tests beside this file. */

const BASIS: Basis = {
  year: 2026,
  rank: 10_000,
  tableYear: 2026,
  unitYear: 2026,
  lineYears: [2025, 2024],
  model: 'cutoff-mixture-1',
  commonShares: { undergraduate: 0.16, vocational: 0.35 },
  demo: false,
  notes: [],
  sources: [],
}

const UNIT: Unit = {
  planId: 1,
  univId: 1,
  group: '101',
  unitName: '第101组',
  canFile: true,
  majorNo: '',
  schoolCode: '1101',
  batchId: 2,
  planType: 0,
  planTypeName: '普通类',
  requirement: '不限',
  planNum: 20,
  unitYear: 2026,
  fee: null,
  hasMajorNum: 0,
  majorNames: [],
  note: '',
  doubts: [],
  history: [],
  probability: null,
  ratio: null,
  section: 'match',
  cutoffMid: 10_000,
  cutoffLow: 9000,
  cutoffHigh: 11_000,
  cutoffFrom: 'unit',
  cutoffShape: { scale: 0.1 },
}

export function unitWith(planId: number, fields: Partial<Unit>): Unit {
  return { ...UNIT, planId, ...fields }
}

export function choiceOn(planId: number, isObey: 0 | 1 = 1, majors: readonly number[] = []): SimulatedChoice {
  const majorList = majors.map((id) => ({ planId: id }))
  return { planId, univName: `大学${planId}`, unitName: '第101组', isObey, majorList }
}

export function knownWith(units: readonly Unit[]): KnownUnits {
  return {
    units: new Map(units.map((unit) => [unit.planId, { unit }])),
    majors: new Map(),
    majorNum: 6,
    basis: BASIS,
  }
}

export function majorWith(planId: number, planNum: number | null): GroupMajor {
  return {
    planId,
    majorNo: String(planId),
    majorCode: '',
    majorName: `专业${planId}`,
    planNum,
    fee: null,
    years: 4,
    requirement: '不限',
    campus: '',
    note: '',
    history: [],
  }
}
