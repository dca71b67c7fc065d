import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import type { TestApp, TestClient } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  await addTenantSeven(opened)
})
afterAll(() => opened[Symbol.asyncDispose]())

let customers = 0
async function newCustomer(place: { host?: string; tenantId?: number } = {}) {
  const client = opened.client({ address: `203.0.113.${++customers}`, ...place })
  const phone = `1380000${1000 + customers}`
  return { client, phone, customerId: await client.signIn(phone) }
}

const told = (code: string, message: string) => ({ code, message })
const infoOf = ({ client, customerId }: { client: TestClient; customerId: number }) =>
  client.call('getCustomerInfo', { customerId })

async function uploadPicture(client: TestClient): Promise<string> {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: '#c33' } })
  const image = new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' })
  return (await client.call('uploadImage', { image })).url
}

describe('the profile', () => {
  test('of a new customer is empty, and the phone hidden', async () => {
    const customer = await newCustomer()
    expect(await infoOf(customer)).toEqual({
      customerId: customer.customerId,
      phone: customer.phone.replace(/^(\d{3})\d{4}/, '$1****'),
      name: '',
      avatar: '',
      gender: 0,
      email: '',
      parentName: '',
      parentPhone: '',
      intro: '',
      hasPasswd: 0,
      hasOpenid: 0,
      realName: '',
      realNameProof: '',
      createdAt: '2026-06-26T01:00:00.000Z',
      points: 0,
      signInDays: 0,
      signedInToday: 0,
    })
  })

  test('changes in what is given and in nothing else', async () => {
    const customer = await newCustomer()
    const { client, customerId } = customer
    await client.call('updateCustomer', { customerId, name: ' 小明 ', gender: 1 })
    await client.call('updateOtherInfo', { customerId, email: ' ming@example.com', intro: '想学医' })
    await client.call('updateCustomer', { customerId, gender: 2 })
    await client.call('updateOtherInfo', { customerId, parentName: '王芳', parentPhone: ' 13900000000 ' })
    await client.call('updateCustomer', { customerId })
    await client.call('updateOtherInfo', { customerId })
    expect(await infoOf(customer)).toMatchObject({
      name: '小明',
      gender: 2,
      email: 'ming@example.com',
      intro: '想学医',
      parentName: '王芳',
      parentPhone: '13900000000',
    })
    await client.call('updateOtherInfo', { customerId, email: '', parentPhone: '' })
    expect(await infoOf(customer)).toMatchObject({ email: '', parentPhone: '', parentName: '王芳' })
  })

  test('takes an email and a phone only as they are written', async () => {
    const customer = await newCustomer()
    const { client, customerId } = customer
    for (const email of ['ming', 'ming@', '@example.com', 'a b@example.com', 'ming@example', 'm@e..com'])
      await expect(client.call('updateOtherInfo', { customerId, email })).rejects.toMatchObject(
        told('40001', '请输入正确的邮箱'),
      )
    for (const parentPhone of ['12345678901', '1380000', '010-88888888'])
      await expect(client.call('updateOtherInfo', { customerId, parentPhone })).rejects.toMatchObject(
        told('40001', '请输入正确的手机号'),
      )
    expect(await infoOf(customer)).toMatchObject({ email: '', parentPhone: '' })
  })

  test("shows a picture of one's own and nobody else's", async () => {
    const [own, other] = [await newCustomer(), await newCustomer()]
    const avatar = await uploadPicture(own.client)
    await own.client.call('updateCustomer', { customerId: own.customerId, avatar })
    expect(await infoOf(own)).toMatchObject({ avatar })
    for (const wrong of [avatar, '/files/202606/none.png']) {
      const taken = other.client.call('updateCustomer', {
        customerId: other.customerId,
        avatar: wrong,
        name: '偷',
      })
      await expect(taken).rejects.toMatchObject(told('40301', '没有权限查看该内容'))
    }
    expect(await infoOf(other)).toMatchObject({ avatar: '', name: '' })
    await own.client.call('updateCustomer', { customerId: own.customerId, avatar: '' })
    expect(await infoOf(own)).toMatchObject({ avatar: '' })
  })

  test('keeps tags once each, in their order, and loses them all', async () => {
    const { client, customerId } = await newCustomer()
    const tags = async () => (await client.call('getUserInfo', { customerId })).customerTagDto
    await client.call('updateCustomerTag', { customerId, tags: ['医学', ' 离家近', '医学 '] })
    expect(await tags()).toEqual(['医学', '离家近'])
    await client.call('updateCustomerTag', { customerId, tags: [] })
    expect(await tags()).toEqual([])
  })
})

describe('the school', () => {
  const typed = {
    schoolProvinceId: 32,
    cityId: 4301,
    boroughId: 430104,
    schoolId: null,
    schoolName: ' 云麓中学 ',
    grade: 3,
    className: ' 2班',
  }
  const rollOf = async ({ client, customerId }: { client: TestClient; customerId: number }) =>
    (await client.call('getUserInfo', { customerId })).customerSchoolRollDto

  test('is kept as typed where no list has it', async () => {
    const customer = await newCustomer()
    const { client, customerId } = customer
    await client.call('updateCustomerSchoolRoll', { customerId, ...typed })
    expect(await rollOf(customer)).toEqual({
      provinceId: null,
      provinceName: '',
      schoolProvinceId: 32,
      cityId: 4301,
      cityName: '长沙市',
      boroughId: 430104,
      boroughName: '岳麓区',
      schoolId: null,
      schoolName: '云麓中学',
      grade: 3,
      className: '2班',
    })
    await client.call('updateCustomerSchoolRoll', { customerId, ...typed, boroughId: null, grade: null })
    expect(await rollOf(customer)).toMatchObject({ boroughId: null, boroughName: '', grade: null })
  })

  test('of a list has the name and the place of the list, whatever else is said', async () => {
    const customer = await newCustomer()
    const { client, customerId } = customer
    const { list } = await client.call('getSchoolByName', { schoolName: '杭', cityId: 3301 })
    const [school] = (await client.call('getSchoolByName', { schoolName: '', boroughId: 330106 })).list
    expect(list.every(({ cityName }) => cityName === '杭州市')).toBe(true)
    const schoolId = school?.schoolId ?? 0
    await client.call('updateCustomerSchoolRoll', { customerId, ...typed, schoolId })
    expect(await rollOf(customer)).toMatchObject({
      schoolProvinceId: 25,
      cityId: 3301,
      cityName: '杭州市',
      boroughId: 330106,
      boroughName: '西湖区',
      schoolId,
      schoolName: school?.schoolName,
    })
  })

  test('is refused where its codes do not lie in one another, or no list has its id', async () => {
    const customer = await newCustomer()
    const { client, customerId } = customer
    const save = (more: object) => client.call('updateCustomerSchoolRoll', { customerId, ...typed, ...more })
    await expect(save({ cityId: 3301 })).rejects.toMatchObject(told('40001', '城市不属于所选省份'))
    await expect(save({ cityId: 9999 })).rejects.toMatchObject(told('40001', '城市不属于所选省份'))
    await expect(save({ boroughId: 330106 })).rejects.toMatchObject(told('40001', '区县不属于所选城市'))
    await expect(save({ schoolId: 999_999 })).rejects.toMatchObject(told('40401', '学校不存在，请重新选择'))
    // a number no column holds is as unknown as any other
    await expect(save({ schoolId: Number.MAX_SAFE_INTEGER })).rejects.toMatchObject(
      told('40401', '学校不存在，请重新选择'),
    )
    expect(await rollOf(customer)).toBeNull()
  })
})

describe('the consignee', () => {
  const address = {
    name: ' 王芳',
    phone: '13900000000 ',
    provId: 36,
    cityId: 5001,
    boroughId: 500103,
    address: ' 解放碑1号 ',
  }

  test('is one address, changed as a whole', async () => {
    const { client, customerId } = await newCustomer()
    expect(await client.call('getConsignee', { customerId })).toBeNull()
    await client.call('updateConsignee', { customerId, ...address })
    expect(await client.call('getConsignee', { customerId })).toEqual({
      name: '王芳',
      phone: '13900000000',
      provId: 36,
      provName: '重庆',
      cityId: 5001,
      cityName: '重庆市',
      boroughId: 500103,
      boroughName: '渝中区',
      address: '解放碑1号',
    })
    await client.call('updateConsignee', {
      customerId,
      ...address,
      provId: 33,
      cityId: 4419,
      boroughId: null,
    })
    expect(await client.call('getConsignee', { customerId })).toMatchObject({
      provName: '广东',
      cityName: '东莞市',
      boroughName: '',
    })
  })

  test('needs a phone and a place that is one', async () => {
    const { client, customerId } = await newCustomer()
    const save = (more: object) => client.call('updateConsignee', { customerId, ...address, ...more })
    await expect(save({ phone: '139' })).rejects.toMatchObject(told('40001', '请输入正确的手机号'))
    await expect(save({ provId: 32 })).rejects.toMatchObject(told('40001', '城市不属于所选省份'))
    await expect(save({ boroughId: 430104 })).rejects.toMatchObject(told('40001', '区县不属于所选城市'))
    expect(await client.call('getConsignee', { customerId })).toBeNull()
  })
})

describe('who shares', () => {
  test('is told by a hidden name and a picture, to anybody of the tenant and to nobody else', async () => {
    const { client, customerId } = await newCustomer()
    const { shareCode } = (await client.call('getUserInfo', { customerId })).customerDto
    const visitor = opened.client()
    expect(await visitor.call('getShareInfo', { shareCode })).toEqual({ name: '', avatar: '' })
    const avatar = await uploadPicture(client)
    await client.call('updateCustomer', { customerId, name: '欧阳小明', avatar })
    expect(await visitor.call('getShareInfo', { shareCode })).toEqual({ name: '欧**', avatar })
    await client.call('updateCustomer', { customerId, name: '👨‍👩‍👧一家' })
    expect(await visitor.call('getShareInfo', { shareCode })).toMatchObject({ name: '👨‍👩‍👧**' })
    const unknown = told('40401', '分享链接无效')
    await expect(opened.client(SEVEN).call('getShareInfo', { shareCode })).rejects.toMatchObject(unknown)
    await expect(visitor.call('getShareInfo', { shareCode: 'nobody' })).rejects.toMatchObject(unknown)
  })
})
