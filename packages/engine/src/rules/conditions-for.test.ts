import { expect, test } from 'vitest'
import { readConditions } from './conditions.ts'
import { conditionsFor, UNKNOWN_PERSON } from './conditions-for.ts'
import type { Person } from './conditions-for.ts'

const ask = (text: string, own: Partial<Person>): string =>
  conditionsFor(readConditions(text), { ...UNKNOWN_PERSON, ...own })

test.each<[string, Partial<Person>, string]>([
  ['', {}, 'open'],
  ['sex:female', {}, 'toCheck'],
  ['sex:female', { sex: 'female' }, 'open'],
  ['sex:female', { sex: 'male' }, 'closed'],
  ['household:珠海市', { householdCity: '珠海' }, 'open'],
  ['household:珠海市', { householdCity: '广州市' }, 'closed'],
  ['household:珠海市', { householdProvince: '广东' }, 'toCheck'],
  ['outside:珠海市', { householdCity: '珠海市' }, 'closed'],
  ['outside:珠海市', { householdCity: '广州市' }, 'open'],
  // a county may lie in the person's city
  ['household:三门县', { householdCity: '台州市' }, 'toCheck'],
  ['household:三门县', { householdCity: '台州市', householdCounty: '三门县' }, 'open'],
  ['household:宁波市北仑区', { householdCity: '宁波市' }, 'toCheck'],
  ['minority', { minority: false }, 'closed'],
  ['ethnicity:非藏族', { minority: false }, 'open'],
  ['ethnicity:非藏族', { minority: true }, 'toCheck'],
  ['border', { borderChild: true }, 'open'],
  ['special:国家专项', { specialPlans: ['国家专项'] }, 'open'],
  ['special:国家专项', { specialPlans: [] }, 'closed'],
  ['age:16-22', { age: 18 }, 'open'],
  ['age:-22', { age: 23 }, 'closed'],
  ['fresh', { fresh: false }, 'closed'],
  ['language:英语、俄语', { foreignLanguage: '俄语' }, 'open'],
  ['language:英语', { foreignLanguage: '日语' }, 'closed'],
  ['score:外语 110', { scores: { 外语: 109 } }, 'closed'],
  ['score:英语 110', { scores: { 外语: 120 } }, 'toCheck'],
  ['score:英语 110', { scores: { 外语: 120 }, foreignLanguage: '英语' }, 'open'],
  ['score:数学 90', { scores: { 外语: 120 } }, 'toCheck'],
  ['colour:weak', { colourSense: 'normal' }, 'open'],
  ['colour:weak', { colourSense: 'weak' }, 'closed'],
  ['colour:blind', { colourSense: 'weak' }, 'open'],
  ['colour:some', { colourSense: 'blind' }, 'toCheck'],
  ['oral', { sex: 'male' }, 'toCheck'],
  ['majorChoice', {}, 'open'],
  ['oral;sex:female', { sex: 'male' }, 'closed'],
])('%s for %j is %s', (text, own, expected) => {
  expect(ask(text, own)).toBe(expected)
})
