import { describe, expect, test } from 'vitest'
import type { Call } from '../define.ts'
import { RESULT_CODES } from '../errors.ts'
import { CALLS } from './index.ts'

const rows: [string, Call][] = Object.entries(CALLS)

test('no two calls share method and path', () => {
  const places = rows.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
})

/** Method, path and way of travel as product.md section 7 and server.md name them. */
const NAMED: Record<string, string> = {
  getTenantInfo: 'GET tenant/getTenantInfo query',
  getTenantConfig: 'GET tenant/getTenantConfig query',
  getProvinces: 'GET common/area/getProvinces query',
  smsCode: 'GET common/sms/smsCode query',
  regAndLogin: 'POST cust/regAndLogin form',
  logout: 'POST cust/logout form',
  getUserInfo: 'GET cust/customer/getUserInfo query',
  changeProvince: 'PUT cust/customer/changeProvince form',
  getChoiceMode: 'GET score/getChoiceMode query',
  lastRank: 'GET score/lastRank query',
  saveScore: 'POST score/saveScore json signed',
  batchList: 'GET plan/batchList query',
  getChoiceRules: 'GET plan/getChoiceRules query',
  queryUniv: 'GET plan/queryUniv query signed',
  majorList: 'GET plan/majorList query',
  saveReport: 'POST report/saveReport json',
  mainReportList: 'GET report/mainReportList query',
  mainReportDetail: 'GET report/mainReportDetail query',
  copyReportMain: 'GET report/copyReportMain query',
  delMainReport: 'GET report/delMainReport query',
  modifyReportName: 'PUT report/modifyReportName form',
  reportExport: 'GET report/reportExport query',
}

test.each(Object.entries(NAMED))('%s is %s', (name, place) => {
  const row: Call | undefined = CALLS[name as keyof typeof CALLS]
  const isSigned = row.signed !== undefined && name !== 'regAndLogin'
  expect(`${row.method} ${row.path} ${row.content}${isSigned ? ' signed' : ''}`).toBe(place)
})

test('signing in carries a signature over phone and code', () => {
  expect(CALLS.regAndLogin.signed).toEqual(['phone', 'smsCode'])
})

describe.each(rows)('%s', (_name, row) => {
  test('signs fields of its own input only, each once', () => {
    const signed = row.signed ?? []
    expect(new Set(signed).size).toBe(signed.length)
    for (const field of signed) expect(row.input.properties).toHaveProperty(field)
    expect('paramSign' in row.input.properties).toBe(row.signed !== undefined)
  })

  test('takes a tenantId unless it is the call that tells it', () => {
    expect('tenantId' in row.input.properties).toBe(!row.path.startsWith('tenant/'))
  })

  test('refuses unknown fields in bodies and ignores them in queries', () => {
    expect(Reflect.get(row.input, 'additionalProperties')).toBe(row.content === 'query' ? undefined : false)
  })

  test('lists its errors once each, among them those its kind of call can always have', () => {
    expect(new Set(row.errors).size).toBe(row.errors.length)
    for (const code of row.errors) expect(RESULT_CODES).toHaveProperty(code)
    if ((row.input['required'] as string[] | undefined)?.length) expect(row.errors).toContain('40001')
    if (row.signed !== undefined) expect(row.errors).toContain('40002')
    if (row.refusesBanned) expect(row.errors).toContain('6001')
  })

  test('says in one Chinese line what it is for', () => {
    expect(row.about).toMatch(/^[^\n]*[\u4e00-\u9fff][^\n]*$/)
  })

  test('bounds every text, number and list of its input', () => {
    expect(unboundedIn(row.input)).toEqual([])
  })
})

test('what a banned customer would change is refused, what they read or leave is not', () => {
  const refused = rows.filter(([, row]) => row.refusesBanned).map(([name]) => name)
  expect(refused.toSorted()).toEqual([
    'changeProvince',
    'copyReportMain',
    'delMainReport',
    'modifyReportName',
    'restoreReportMain',
    'saveReport',
    'saveScore',
  ])
})

/** Paths of the parts of a schema that would take values of any size. */
function unboundedIn(schema: unknown, path = ''): string[] {
  const { type, properties, items, maxLength, maxItems, minimum, maximum, ...rest } = schema as Record<
    string,
    unknown
  >
  const isChoice = 'enum' in rest || 'const' in rest
  if (type === 'string') return isChoice || maxLength !== undefined ? [] : [path]
  if (type === 'integer' || type === 'number') {
    return minimum !== undefined && maximum !== undefined ? [] : [path]
  }
  if (type === 'array') return [...(maxItems === undefined ? [path] : []), ...unboundedIn(items, `${path}[]`)]
  if (type === 'object') {
    return Object.entries(properties as object).flatMap(([name, part]) =>
      unboundedIn(part, `${path}.${name}`),
    )
  }
  return [path]
}
