import { expect, test } from 'vitest'
import { FITTED_MODEL } from './fitted-model.ts'
import { modelBefore } from './past-models.ts'

const YEARS = FITTED_MODEL.fitted.years
const NEWEST = Math.max(...YEARS)

test('parameters before a year have seen nothing of it: those of the product after its newest year, older ones before', () => {
  expect(modelBefore(NEWEST + 1)).toEqual({ parameters: FITTED_MODEL.parameters, fittedTo: NEWEST })
  expect(modelBefore(NEWEST + 2)?.fittedTo).toBe(NEWEST)
  for (const year of YEARS.slice(1)) {
    const model = modelBefore(year)!
    expect(model.fittedTo).toBe(year - 1)
    expect(model.parameters).not.toEqual(FITTED_MODEL.parameters)
    const names = (of: object) => Object.entries(of).map(([name, features]) => [name, Object.keys(features)])
    expect(names(model.parameters)).toEqual(names(FITTED_MODEL.parameters))
    for (const features of Object.values(model.parameters))
      for (const value of Object.values(features)) expect(Number.isFinite(value)).toBe(true)
  }
})

test('a year with too little before it has none', () => {
  expect(modelBefore(Math.min(...YEARS))).toBeUndefined()
  expect(modelBefore(1999)).toBeUndefined()
})
