import { describe, expect, test } from 'vitest'
import { AS_IT_IS, simulate } from './simulate.ts'
import { simulationOf } from './simulation-of.ts'
import { choiceOn, knownWith, unitWith } from './testing.ts'
import { caveats, likeliest, riskWord, simulationText } from './words.ts'

const units = [unitWith(1, { cutoffMid: 9_000 }), unitWith(2, { cutoffMid: 12_000 })]
const simulation = simulate([choiceOn(1), choiceOn(2), choiceOn(3)], knownWith(units), AS_IT_IS)

describe('words of an outcome', () => {
  test('name the likeliest ends first, and both risks', () => {
    expect(likeliest(simulation, 2).map(({ place }) => place)).toEqual([2, 1])
    expect(simulationText(simulation)).toMatch(/^最可能：第2志愿 大学2 第101组.+滑档.+退档0%$/)
  })

  test('say which choices are without data, and nothing where all are known', () => {
    expect(caveats(simulation)).toEqual([expect.stringContaining('第3志愿数据不足')])
    expect(caveats(simulate([choiceOn(1)], knownWith(units), AS_IT_IS))).toEqual([])
  })

  test('count the choices where they are many', () => {
    const many = simulate(
      Array.from({ length: 7 }, (_, i) => choiceOn(i + 10)),
      knownWith([]),
      AS_IT_IS,
    )
    expect(caveats(many)[0]).toMatch(/^第1、2、3、4、5等7个志愿数据不足/)
  })

  test.each([
    [0.003, '很低'],
    [0.01, '需留意'],
    [0.05, '偏高'],
  ])('a risk of %d is %s', (risk, word) => {
    expect(riskWord(risk)).toBe(word)
  })

  test('a risk that the wire rounds away is small, not none', () => {
    const named = () => ({ univName: '', unitName: '', chance: 0.5 })
    const outlook = { slipping: 0, refusal: 0, ends: [{ planId: 1, taken: 1, refused: 0 }] }
    expect(simulationText(simulationOf(outlook, named))).toContain('滑档<0.1%')
  })
})
