import type { SchoolRow, UnitQuery, UnitRow } from './types.ts'

/** A school of which every facet is known. */
export const plainSchool: SchoolRow = {
  univId: 1,
  areaId: 32,
  features: 3,
  department: 1,
  level: 1,
  ownership: 1,
  kind: 0,
}

/** A unit of plainSchool of which every facet is known, open to the subjects of plainQuery. */
export const plainUnit: UnitRow = {
  planId: 1,
  school: 0,
  batchId: 2,
  planType: 0,
  requirement: '化',
  planNum: 5,
  feeMin: 5_000,
  feeMax: 6_000,
  majorClasses: [3],
  cutoff: { location: 9, scale: 0.1, years: [2025] },
  unsettled: false,
  conditions: 0,
}

/** A query without filters. */
export const plainQuery: UnitQuery = {
  rank: 5_000,
  subjects: 0b0001101,
  eligibility: [],
  batchId: 2,
  filters: {},
  sections: [],
  sort: 'probability',
  descending: true,
  by: 'school',
  offset: 0,
  limit: 20,
}
