import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SubjectMask } from '../vocab/subject.ts'
import { parseRequirement } from './parse-requirement.ts'
import { alternativesOf, RequirementError, requirementOf, requirementText, satisfies } from './requirement.ts'
import { parseSubjects } from './subject-names.ts'

const mask = (text: string): SubjectMask => parseSubjects(text)!
const anyMask = fc.integer({ min: 0, max: 127 })
const anyAlternatives = fc.array(anyMask, { minLength: 1, maxLength: 6 })
const meets = (alternatives: readonly SubjectMask[], subjects: SubjectMask): boolean =>
  alternatives.some((one) => (subjects & one) === one)

describe('satisfies', () => {
  test.each([
    ['', '历地政', true],
    ['化', '物化生', true],
    ['化', '物生地', false],
    ['化+生', '物化生', true],
    ['化+生', '物化地', false],
    ['化/生', '物生地', true],
    ['化/生', '物地政', false],
    ['物+化/物+生', '物生地', true],
    ['物+化/物+生', '历化生', false],
  ])('%s is met by %s: %s', (requirement, subjects, expected) => {
    expect(satisfies(requirement, mask(subjects))).toBe(expected)
  })

  test('shuts nobody out where the source does not say', () => {
    expect(satisfies(null, mask('历地政'))).toBe(true)
  })

  test('refuses a string that is no requirement instead of letting it pass', () => {
    expect(() => satisfies('化学', mask('物化生'))).toThrow(RequirementError)
    expect(() => satisfies('化//生', mask('物化生'))).toThrow(RequirementError)
  })

  test('agrees with the alternatives it was made of, for every set of subjects', () => {
    fc.assert(
      fc.property(anyAlternatives, anyMask, (alternatives, subjects) => {
        expect(satisfies(requirementOf(alternatives), subjects)).toBe(meets(alternatives, subjects))
      }),
    )
  })
})

describe('requirementOf', () => {
  test('drops what a weaker alternative implies', () => {
    expect(requirementOf([mask('物化'), mask('化'), mask('物化生')])).toBe('化')
    expect(requirementOf([mask('物化'), 0])).toBe('')
  })

  test('sorts subjects and alternatives', () => {
    expect(requirementOf([mask('政历'), mask('生化'), mask('物生')])).toBe('物+生/历+政/化+生')
    expect(requirementOf([mask('化生'), mask('地')])).toBe('地/化+生')
  })

  test('refuses a requirement nobody can meet', () => {
    expect(() => requirementOf([])).toThrow(RequirementError)
  })

  test('gives equal requirements equal strings', () => {
    fc.assert(
      fc.property(anyAlternatives, anyAlternatives, (one, other) => {
        const same = Array.from({ length: 128 }, (_, subjects) => subjects).every(
          (subjects) => meets(one, subjects) === meets(other, subjects),
        )
        expect(requirementOf(one) === requirementOf(other)).toBe(same)
      }),
    )
  })

  test('is read back by alternativesOf and parseRequirement', () => {
    fc.assert(
      fc.property(anyAlternatives, (alternatives) => {
        const requirement = requirementOf(alternatives)
        expect(requirementOf(alternativesOf(requirement))).toBe(requirement)
        const fewSubjects = alternativesOf(requirement).every(
          (one) => one.toString(2).replaceAll('0', '').length < 3,
        )
        if (requirement !== '' && fewSubjects && !/^[物历]\+.\/.$/.test(requirement)) {
          expect(parseRequirement(requirement)).toBe(requirement)
        }
      }),
    )
  })
})

describe('requirementText', () => {
  test.each([
    [null, '未注明'],
    ['', '不限'],
    ['化', '化[选1]'],
    ['化+生', '化+生[选2]'],
    ['化/生', '化/生[选1]'],
    ['物+化/物+生', '物+化/物+生[选2]'],
    ['地/化+生', '地/化+生'],
  ])('%s is shown as %s', (requirement, text) => {
    expect(requirementText(requirement)).toBe(text)
  })
})
