import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  askedOf,
  CUSTOMER,
  expectNoText,
  expectText,
  LIST_CANDIDATE,
  LONG,
  press,
  PROVINCES,
  RANK_INFO,
  refused,
  renderPart,
  type,
} from '../../../testing/index.ts'
import { Screen as AboutUs } from './about-us.tsx'
import { Screen as Cooperation } from './cooperation.tsx'
import { Screen as Home } from './index.tsx'
import { Screen as NotFound } from './not-found.tsx'

const RULES = {
  provinceId: 32,
  batches: [],
  tieBreak: { text: '', source: '', confidence: '' },
  fillDates: {
    year: 2026,
    start: '2026-06-26T08:00',
    end: '2026-07-01T17:30',
    source: '',
    confidence: '官方',
  },
}

test.each([320, 390, 900] as const)('home has its form on a screen of %i px', async (width) => {
  await renderPart(<Home />, { width, calls: { getChoiceRules: RULES } })
  await expectText('你的位次，能上哪些学校', '填好总分和选科后显示位次', '志愿填报 6月26日～7月1日')
})

test('before the exam home counts the days', async () => {
  await renderPart(<Home />, { now: '2026-06-01T09:00+08:00', dark: true })
  await expectText('距2026年高考还有6天')
})

test('home of somebody with a score leads on to the schools', async () => {
  const { path } = await renderPart(<Home />, {
    candidate: LIST_CANDIDATE,
    calls: { getChoiceRules: RULES, lastRank: RANK_INFO },
  })
  await expectText('620', '9,876')
  await press('看看能上哪些学校')
  expect(path()).toContain('/pages/volunteer')
})

test('home says where the province has made-up data only, and switches it', async () => {
  const provinces = PROVINCES.map((one) => ({ ...one, demo: one.provId === 32 }))
  await renderPart(<Home />, { provinces, calls: { getChoiceRules: { ...RULES, fillDates: null } } })
  await expectText('示例数据')
  await press(/^高考省份：/)
  await press('内蒙古')
  await expectNoText('示例数据')
})

test('a bound province stays', async () => {
  await renderPart(<Home />, { as: CUSTOMER, calls: { getChoiceRules: RULES } })
  await press(/^高考省份：/)
  await expectText('省份已绑定，绑定后不能随意更改')
})

test('tools that the tenant switched off are not there', async () => {
  const disabledList = ['H5-VOLUNTEER', 'H5-VOLUNTEER_LIST', 'H5-MY_VOLUNTEER']
  await renderPart(<Home />, { tenant: { disabledList }, calls: { getChoiceRules: RULES } })
  expect(page.getByRole('navigation', { name: '工具' }).elements()).toEqual([])
})

const CONTACT = [
  { keyEname: 'contact_phone', keyValue: '0731-8888 0000 转 8001' },
  { keyEname: 'contact_email', keyValue: 'a.very.long.address.of.a.tenant@mail.wenjin-zhiyuan.example.com' },
  { keyEname: 'contact_address', keyValue: LONG.major.repeat(2) },
  { keyEname: 'h5_aboutus', keyValue: `<p>${LONG.major.repeat(4)}</p>` },
]

test('about us tells the tenant’s own words and ways to reach them', async () => {
  const { path } = await renderPart(<AboutUs />, { config: CONTACT, tenant: { brandName: LONG.name } })
  await expectText(`关于${LONG.name}`, '联系方式', '版本')
  await expect
    .element(page.getByRole('link', { name: /^0731/ }))
    .toHaveAttribute('href', 'tel:0731888800008001')
  await press('合作意向', 'link')
  expect(path()).toContain('cooperation')
})

test('contact that tries to run something is a number and an address of mail all the same', async () => {
  const config = [
    { keyEname: 'contact_phone', keyValue: '0731-8888 6666' },
    { keyEname: 'contact_email', keyValue: 'javascript:alert(1)@x.cn' },
  ]
  await renderPart(<AboutUs />, { config })
  await expect
    .element(page.getByRole('link', { name: 'javascript:alert(1)@x.cn' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})

test('a tenant that has written nothing has words all the same', async () => {
  await renderPart(<AboutUs />, { dark: true })
  await expectText('问津志愿帮助考生和家长')
})

test('an offer to cooperate is checked, sent, and thanked for', async () => {
  const { path } = await renderPart(<Cooperation />, { calls: { saveCooperation: null } })
  await press('提交')
  await expectText('请输入联系人姓名', '请输入单位名称', '请输入正确的手机号', '请写明合作需求')
  await type('联系人', ` ${LONG.name} `)
  await type('单位', LONG.school)
  await type('手机号', '13700000001')
  await type('合作需求', LONG.major)
  await press('提交')
  await expectText('已收到您的合作意向')
  expect(path()).toContain('sent=1')
  expect(askedOf('saveCooperation')).toEqual([
    { name: LONG.name, organisation: LONG.school, phone: '13700000001', need: LONG.major },
  ])
})

test('an offer that is refused stays as it was typed', async () => {
  await renderPart(<Cooperation />, { calls: { saveCooperation: refused('tooOften') } })
  await type('联系人', LONG.name)
  await type('单位', LONG.school)
  await type('手机号', '13700000001')
  await type('合作需求', LONG.major)
  await press('提交')
  await expectText('操作过于频繁，请稍后再试')
  await expect.element(page.getByLabelText('单位')).toHaveValue(LONG.school)
})

test('an unknown address leads home', async () => {
  const { path } = await renderPart(<NotFound />, { at: '/pages/none' })
  await expectText('没有找到这个页面', '您填写的内容没有丢失')
  await press('回到首页')
  expect(path()).not.toContain('none')
})
