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
  getPublicKey: 'GET common/getPublicKey query',
  getProvCities: 'GET common/area/getProvCities query',
  getCity: 'GET common/area/getCity query',
  getBoroughList: 'GET common/area/getBoroughList query',
  getClassList: 'GET common/area/getClassList query',
  getSchoolByName: 'GET common/area/getSchoolByName query',
  getHotCitys: 'GET common/area/getHotCitys query',
  getBannerList: 'GET banner/getBannerList query',
  activityList: 'GET activity/list query',
  uploadImage: 'POST common/file/uploadImage multipart',
  shareConfig: 'POST weixin/shareConfig form',
  getAccessToken: 'GET weixin/getAccessToken query',
  bindWx: 'GET qywx/bindWx query',
  unbindWx: 'POST qywx/unbindWx form',
  getServiceCode: 'GET qywx/getServiceCode query',
  getGroupCode: 'GET qywx/getGroupCode query',
  getCouponInfo: 'GET qywx/getCouponInfo query',
  autoLogin: 'POST cust/autoLogin form',
  bindingPhone: 'POST cust/bindingPhone form',
  delAccount: 'POST cust/delAccount form signed',
  updatePwd: 'POST cust/customer/updatePwd json',
  queryAccountByPhone: 'GET cust/customer/queryAccountByPhone query',
  getCustomerByPhone: 'GET cust/customer/getCustomerByPhone query',
  getCustomerInfo: 'GET cust/customer/getCustomerInfo query',
  getProvinceList: 'GET cust/customer/getProvinceList query',
  getConsignee: 'GET cust/customer/getConsignee query',
  getOrderList: 'GET cust/customer/getOrderList query',
  checkByChangePhone: 'GET cust/customer/checkByChangePhone query',
  updateConsignee: 'PUT cust/customer/updateConsignee json',
  updateOtherInfo: 'POST cust/customer/updateOtherInfo json',
  changePhone: 'POST cust/customer/changePhone form',
  updateCustomerSchoolRoll: 'PUT cust/customer/updateCustomerSchoolRoll json',
  updateCustomer: 'PUT cust/customer/updateCustomer json',
  updateCustomerTag: 'PUT cust/customer/updateCustomerTag json',
  signIn: 'POST cust/customer/signIn form',
  realNameAuth: 'POST cust/realNameAuth form',
  activeCard: 'POST rightCard/activeCard form',
  checkRightCard: 'GET rightCard/checkRightCard query',
  getMyRightList: 'GET right/getMyRightList query',
  getRightList: 'GET right/getRightList query',
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
  getExpertParams: 'GET report/getExpertParams query',
  updateExpertParams: 'POST report/updateExpertParams json',
  aiReport: 'GET report/aiReport query',
  autoOrder: 'GET report/autoOrder query',
  reportAppraise: 'GET appraise/reportAppraise query',
}

test.each(Object.entries(NAMED))('%s is %s', (name, place) => {
  const row: Call | undefined = CALLS[name as keyof typeof CALLS]
  const isSigned = row.signed !== undefined && name !== 'regAndLogin'
  expect(`${row.method} ${row.path} ${row.content}${isSigned ? ' signed' : ''}`).toBe(place)
})

test('signing in carries a signature over whatever proves who it is', () => {
  expect(CALLS.regAndLogin.signed).toEqual(['openid', 'phone', 'passwd', 'smsCode'])
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
    // how large a file may be is the server's to say
    const open = row.content === 'multipart' ? ['.image'] : []
    expect(unboundedIn(row.input)).toEqual(open)
  })
})

test('what a banned customer would change is refused, what they read or leave is not', () => {
  const refused = rows.filter(([, row]) => row.refusesBanned).map(([name]) => name)
  expect(refused.toSorted()).toEqual([
    'activeCard',
    'bindingPhone',
    'changePhone',
    'changeProvince',
    'copyReportMain',
    'delMainReport',
    'modifyReportName',
    'realNameAuth',
    'restoreReportMain',
    'saveLike',
    'saveReport',
    'saveScore',
    'signIn',
    'unbindWx',
    'updateConsignee',
    'updateCustomer',
    'updateCustomerSchoolRoll',
    'updateCustomerTag',
    'updateExpertParams',
    'updateOtherInfo',
    'uploadImage',
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
