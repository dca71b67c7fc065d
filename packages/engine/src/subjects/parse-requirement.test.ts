import { describe, expect, test } from 'vitest'
import golden from '../../golden/requirement.json' with { type: 'json' }
import type { Track } from '../vocab/track.ts'
import { parseRequirement } from './parse-requirement.ts'

const track = (name: string | null | undefined): Track | undefined => (name ?? undefined) as Track | undefined

describe('parseRequirement', () => {
  test.each(golden.read)('reads %s (track %s) as "%s"', (text, name, expected) => {
    expect(parseRequirement(text!, track(name))).toBe(expected)
  })

  test.each(golden.notStated)('takes "%s" for not stated', (text) => {
    expect(parseRequirement(text)).toBeNull()
  })

  test.each(golden.refused)('does not understand %s (track %s)', (text, name) => {
    expect(parseRequirement(text!, track(name))).toBeUndefined()
  })

  test('does not take a list of combinations of another track for 不限', () => {
    expect(parseRequirement('70001_70002_70004^70001_70003_70004', 'physics')).toBeUndefined()
  })
})
