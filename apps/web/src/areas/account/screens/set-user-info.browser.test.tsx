import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  choose,
  CUSTOMER,
  expectNoText,
  expectRetry,
  expectText,
  expectWaiting,
  HUNAN,
  inTurn,
  LONG,
  press,
  refused,
  renderPart,
  type,
  waiting,
} from '../../../testing/index.ts'
import type { Answers } from '../../../testing/index.ts'
import { INFO } from '../testing.ts'
import { Screen } from './set-user-info.tsx'

const CITIES = [
  {
    provId: HUNAN,
    provName: '湖南',
    cityList: [
      { cityId: 430_100, cityName: '长沙市' },
      { cityId: 433_100, cityName: '湘西土家族苗族自治州' },
    ],
  },
  { provId: 15, provName: '北京', cityList: [{ cityId: 110_100, cityName: '北京市' }] },
]
const CONSIGNEE = {
  name: LONG.name,
  phone: '13700000001',
  provId: HUNAN,
  cityId: 433_100,
  boroughId: 433_122,
  address: LONG.name.repeat(6),
  provName: '湖南',
  cityName: '湘西土家族苗族自治州',
  boroughName: '泸溪县',
}
const SCHOOLS = {
  total: 120,
  list: [{ schoolId: 9, schoolName: LONG.school, cityName: '长沙市', boroughName: '岳麓区', demo: true }],
}
const ANSWERS: Answers = {
  getCustomerInfo: INFO,
  getUserInfo: CUSTOMER,
  getConsignee: CONSIGNEE,
  getProvCities: CITIES,
  getBoroughList: [{ boroughId: 433_122, boroughName: '泸溪县' }],
  getSchoolByName: SCHOOLS,
  getClassList: [{ grade: 3, className: '12班' }],
}

async function show(edit = '', calls: Answers = {}, dark = false): Promise<void> {
  const at = `/pages/account/setUserInfo${edit === '' ? '' : `?edit=${edit}`}`
  await renderPart(<Screen />, { as: CUSTOMER, calls: { ...ANSWERS, ...calls }, at, dark })
}

const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()

test('the profile tells what is filled in, however long, and what is not', async () => {
  await show()
  await expectText(LONG.name, '女', '湘西土家族苗族自治州', '仅核对了号码格式', '未填写')
})

test('each part opens its own sheet', async () => {
  await show('', {}, true)
  await press(/^个人标签/)
  await expect.element(page.getByRole('dialog', { name: '个人标签' })).toBeVisible()
})

test.each([
  ['basic', '昵称和性别'],
  ['other', '联系和简介'],
  ['tags', '个人标签'],
  ['school', '就读学校'],
  ['realName', '实名认证'],
  ['avatar', '头像'],
])('an address may ask for the sheet of a part: %s', async (edit, name) => {
  await show(edit)
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
})

test('the profile is waited for, and asked for once more when it does not come', async () => {
  await show('', { getConsignee: waiting })
  await expectWaiting()
  await show('', { getConsignee: inTurn(refused('50001'), CONSIGNEE) })
  await expectRetry('个人资料', '基本资料')
})

test('the kept address goes to the server as it was changed, and the sheet closes', async () => {
  await show('consignee', { updateConsignee: null })
  await expect.element(page.getByLabelText('区县')).toHaveDisplayValue('泸溪县')
  await type('收货人', ' 李华 ')
  await press('保存')
  await expectText('已保存')
  const { provName: _p, cityName: _c, boroughName: _b, ...fields } = CONSIGNEE
  expect(askedOf('updateConsignee')).toEqual([{ customerId: 7, ...fields, name: '李华' }])
  await expectNoText('详细地址')
})

test('an empty address is not sent: each field says what it lacks, and the first has the focus', async () => {
  await show('consignee', { getConsignee: null })
  await expect.element(page.getByLabelText('省份')).toBeVisible()
  await press('保存')
  await expectText('请输入收货人姓名', '请选择省份和城市', '请输入详细地址')
  await expect.element(page.getByLabelText('收货人')).toHaveFocus()
})

test('another province takes back the city; a municipality has one city', async () => {
  await show('consignee')
  await choose('省份', '北京')
  await expect.element(page.getByLabelText('城市')).toHaveDisplayValue('北京市')
  await choose('省份', '请选择')
  await expect.element(page.getByLabelText('城市')).toBeDisabled()
  await expect.element(page.getByLabelText('区县')).toBeDisabled()
})

test('provinces are waited for, and asked for once more when they do not come', async () => {
  await show('consignee', { getProvCities: waiting })
  await expectWaiting()
  await show('consignee', { getProvCities: inTurn(refused('50001'), CITIES) })
  await expectRetry('省份和城市', '城市')
})

test('boroughs that do not come are asked for once more', async () => {
  await show('consignee', { getBoroughList: inTurn(refused('50001'), []) })
  await expectRetry('区县', '区县')
})

test('what the server refuses is told in the sheet, which stays as it was typed', async () => {
  await show('consignee', { updateConsignee: refused('40001', '收货人姓名含有不支持的字符') })
  await type('收货人', '李华')
  await press('保存')
  await expectText('收货人姓名含有不支持的字符')
  await expect.element(page.getByLabelText('收货人')).toHaveValue('李华')
})

test('closing a changed form asks first, and staying keeps what was typed', async () => {
  await show('consignee')
  await type('收货人', '李华')
  await press('关闭')
  await expectText('修改还没有保存')
  await press('继续编辑')
  await expectNoText('修改还没有保存')
  await expect.element(page.getByLabelText('收货人')).toHaveValue('李华')
  await press('关闭')
  await press('放弃修改')
  await expectNoText('详细地址')
})

test('name and gender are changed together; a name there must be', async () => {
  await show('basic', { updateCustomer: null })
  await type('昵称', ' ')
  await press('保存')
  await expectText('请输入昵称')
  await type('昵称', '小李')
  await choose('性别', '男')
  await press('保存')
  await expectText('已保存')
  expect(askedOf('updateCustomer')).toEqual([{ customerId: 7, name: '小李', gender: 1 }])
})

test('contacts may be left out, but not be wrong', async () => {
  await show('other', { updateOtherInfo: null })
  await type('邮箱', '李华@')
  await type('家长手机号', '1370')
  await press('保存')
  await expectText('请输入正确的邮箱', '请输入正确的手机号')
  await type('邮箱', '')
  await type('家长手机号', '')
  await type('简介', '第一行\n第二行')
  await press('保存')
  await expectText('已保存')
  expect(askedOf('updateOtherInfo')[0]).toMatchObject({ email: '', parentPhone: '', intro: '第一行 第二行' })
})

test('a school is found by name, with what is made up marked, or kept as typed', async () => {
  await show('school', { updateCustomerSchoolRoll: null })
  await choose('省份', '湖南')
  await choose('城市', '长沙市')
  await expectText(LONG.school, '共120所，显示前1所', '示例数据')
  await press(new RegExp(`^${LONG.school}`))
  await choose('年级', '高三')
  await press('12班')
  await press('保存')
  await expectText('已保存')
  expect(askedOf('updateCustomerSchoolRoll')[0]).toMatchObject({
    cityId: 430_100,
    schoolId: 9,
    grade: 3,
    className: '12班',
  })
})

test('a school that no list has is taken as it is typed; without a list it says so', async () => {
  await show('school', { getSchoolByName: { total: 0, list: [] } })
  await choose('省份', '湖南')
  await choose('城市', '长沙市')
  await expectText('这个地区还没有学校列表')
  await type('学校', LONG.major)
  await expectText(`列表中没有“${LONG.major}”`)
})

test('schools that do not come are asked for once more', async () => {
  await show('school', { getSchoolByName: inTurn(refused('50001'), SCHOOLS) })
  await choose('省份', '湖南')
  await choose('城市', '长沙市')
  await expectRetry('学校列表', LONG.school)
})

test('tags are picked, typed and taken back, and each is told how many there may be', async () => {
  await show('tags', { updateCustomerTag: null })
  await press('想学医')
  await type('自己写一个', '一二三四五六七八九十一二')
  await press('添加')
  await expectText('已选2个，最多20个')
  await press('移除标签：想学医')
  await press('保存')
  await expectText('已保存')
  expect(askedOf('updateCustomerTag')).toEqual([{ customerId: 7, tags: ['一二三四五六七八九十一二'] }])
})

test('a real name is checked by its form before it is sent', async () => {
  await show('realName', { realNameAuth: { realName: '李*', realNameProof: 'form' } })
  await press('重新认证')
  await expectText('请输入身份证上的姓名', '请输入正确的身份证号')
  await type('真实姓名', '李华')
  await type('身份证号', '11010519491231002x')
  await expect.element(page.getByLabelText('身份证号')).toHaveValue('11010519491231002X')
  await press('重新认证')
  await expectText('已核对')
})

test('a name that the register has proven stands', async () => {
  await show('realName', { getCustomerInfo: { ...INFO, realNameProof: 'register' } })
  await expectText('已与公安数据核对一致', '如需更改请联系客服')
})

async function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'picture.png', { type: 'image/png' })
}

test('a picture is framed and kept; the old one can be removed', async () => {
  await show('avatar', {
    uploadImage: { url: '/files/avatar/a.jpg', width: 512, height: 512 },
    updateCustomer: null,
  })
  await page.getByLabelText('选择头像图片').upload(await picture())
  await expect.element(page.getByRole('button', { name: '移动图片：拖动，或按方向键' })).toBeVisible()
  await expect.element(page.getByRole('slider', { name: '缩放' })).toBeVisible()
  await press('保存')
  await expectText('头像已更新')
  expect(askedOf('updateCustomer')).toEqual([{ customerId: 7, avatar: '/files/avatar/a.jpg' }])
})

test('what is no picture is not taken, and says so', async () => {
  await show('avatar')
  await page.getByLabelText('选择头像图片').upload(new File(['x'], 'text.png', { type: 'image/png' }))
  await expect.element(dialog().getByRole('alert')).toBeVisible()
})
