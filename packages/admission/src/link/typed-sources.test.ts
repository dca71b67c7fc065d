import { PLAN_TYPES } from '@wenjin/engine'
import { expect, test } from 'vitest'
import { groupUnit, lineRow, placeOf } from '../test-rows.ts'
import { linkLines } from './link-lines.ts'
import { typedSources } from './typed-sources.ts'

const { ordinary, nationalSpecial, otherSpecial } = PLAN_TYPES

test('a source that names a special type in a year names all types of that year', () => {
  const lines = [lineRow(), lineRow({ planType: nationalSpecial }), lineRow({ year: 2024 })]
  expect(lines.map(typedSources(lines))).toEqual([true, true, false])
})

test('another special programme is what the unit of its code is', () => {
  const lines = [lineRow({ groupCode: '501', planType: otherSpecial }), lineRow({ groupCode: '101' })]
  expect(lines.map(typedSources(lines))).toEqual([false, true])
  const units = [
    groupUnit({ groupCode: '501', planType: nationalSpecial }),
    groupUnit({ groupCode: '101', planType: ordinary }),
    groupUnit({ groupCode: '102', planType: ordinary }),
  ]
  const { histories } = linkLines(units, lines, placeOf(), 2026)
  expect(histories.map((own) => own.map(({ groupCode }) => groupCode))).toEqual([['501'], ['101'], []])
})
