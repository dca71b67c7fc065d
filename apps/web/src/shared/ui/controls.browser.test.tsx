import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  askedOf,
  choose,
  expectNoText,
  expectText,
  HUNAN,
  press,
  PROVINCES,
  refused,
  renderPart,
} from '../../testing/index.ts'
import { Button } from './button.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { ProvinceGrid } from './province-grid.tsx'
import { ActionRow, LinkRow, Rows } from './rows.tsx'
import { SelectField } from './select-field.tsx'
import { SmsCodeField } from './sms-code-field.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'

const NOTHING = { problem: undefined }

test('a button that cannot be used says why when it is tapped, and does nothing else', async () => {
  const act = vi.fn<() => void>()
  await renderPart(
    <Button blocked="请先选择省份" onClick={act}>
      下一步
    </Button>,
  )
  await press('下一步')
  await expectText('请先选择省份')
  expect(act).not.toHaveBeenCalled()
})

test('a button at work keeps its label and takes no second tap', async () => {
  const act = vi.fn<() => void>()
  await renderPart(
    <Button busy onClick={act}>
      保存
    </Button>,
  )
  await page.getByRole('button', { name: '保存' }).click({ force: true })
  await expect.element(page.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true')
  expect(act).not.toHaveBeenCalled()
})

function Phone() {
  const [phone, setPhone] = useState('')
  return <PhoneField value={phone} {...NOTHING} onChange={setPhone} />
}

test('a number as address books write it, pasted, becomes its eleven digits', async () => {
  await renderPart(<Phone />)
  await userEvent.click(page.getByLabelText('手机号'))
  const data = new DataTransfer()
  data.setData('text', '0086 137 0000 0001')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.element(page.getByLabelText('手机号')).toHaveValue('13700000001')
  await userEvent.keyboard('99')
  await expect.element(page.getByLabelText('手机号')).toHaveValue('13700000001')
})

test('a password shows itself while the person wants it', async () => {
  await renderPart(
    <PasswordField
      label="新密码"
      name="passwd"
      autoComplete="new-password"
      maxLength={20}
      value="abc12345"
      {...NOTHING}
      onChange={() => {}}
    />,
  )
  const field = page.getByRole('textbox', { name: '新密码' })
  await press('显示新密码')
  await expect.element(field).toHaveAttribute('type', 'text')
  await press('显示新密码')
  await expect.element(page.getByLabelText('新密码', { exact: true })).toHaveAttribute('type', 'password')
})

test('what is wrong with a field is told with it, in place of its hint', async () => {
  const field = { label: '姓名', name: 'name', maxLength: 20, value: '', hint: '写全名', onChange: () => {} }
  await renderPart(<TextField {...field} problem="请输入姓名" />)
  await expect.element(page.getByLabelText('姓名')).toHaveAccessibleDescription('请输入姓名')
  await expect.element(page.getByLabelText('姓名')).toBeInvalid()
  await expectNoText('写全名')
})

test('a list of the device gives the value of what is picked, and null for nothing', async () => {
  const picked = vi.fn<(value: number | null) => void>()
  const options = [{ value: 430_100, text: '长沙市' }]
  await renderPart(
    <SelectField label="城市" name="city" none="请选择" value={null} options={options} onChange={picked} />,
  )
  await choose('城市', '长沙市')
  expect(picked).toHaveBeenLastCalledWith(430_100)
})

test('a switch says what it is and whether it is on', async () => {
  const toggle = vi.fn<() => void>()
  await renderPart(<Switch on={false} name="第3志愿服从专业调剂" text="不服从" onToggle={toggle} />)
  await expect.element(page.getByRole('switch', { name: '第3志愿服从专业调剂' })).not.toBeChecked()
  await press('第3志愿服从专业调剂', 'switch')
  expect(toggle).toHaveBeenCalledOnce()
})

test('rows lead on, and one at work takes no tap', async () => {
  const act = vi.fn<() => void>()
  const { path } = await renderPart(
    <Rows name="设置">
      <LinkRow to="/pages/account/set" label="账号与安全" />
      <ActionRow label="导出" busy onAct={act} />
      <ActionRow label="退出登录" danger onAct={act} />
    </Rows>,
  )
  await page.getByRole('button', { name: '导出' }).click({ force: true })
  expect(act).not.toHaveBeenCalled()
  await press('退出登录')
  expect(act).toHaveBeenCalledOnce()
  await press('账号与安全', 'link')
  expect(path()).toBe('/pages/account/set')
})

const CLOSED = PROVINCES.map((one) =>
  one.provId === 15 ? { ...one, provStatus: false } : one.provId === 16 ? { ...one, canUse: 0 } : one,
)

test.each([
  ['not opened yet', '北京', CLOSED, '该省份数据暂未开通'],
  ['locked for the tenant', '天津', CLOSED, '尚未开通该省份权限'],
  ['unknown, because provinces did not come', '湖南', [], '省份信息没有加载出来'],
] as const)('a province that is %s cannot be chosen and says why', async (_why, name, provinces, said) => {
  const pick = vi.fn<(provId: number) => void>()
  await renderPart(<ProvinceGrid selected={HUNAN} onPick={pick} />, { provinces })
  await page.getByRole('button', { name, exact: true }).click({ force: true })
  await expectText(said)
  expect(pick).not.toHaveBeenCalled()
})

test('an open province is picked, the chosen one is marked', async () => {
  const pick = vi.fn<(provId: number) => void>()
  await renderPart(<ProvinceGrid selected={HUNAN} onPick={pick} />)
  await expect.element(page.getByRole('button', { name: '湖南' })).toHaveAttribute('aria-pressed', 'true')
  await press('黑龙江')
  expect(pick).toHaveBeenCalledExactlyOnceWith(22)
})

function Code({ phone, type: of }: { readonly phone: string; readonly type: number }) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState('')
  return (
    <>
      <p>{wrong}</p>
      <SmsCodeField
        phone={phone}
        type={of}
        value={code}
        {...NOTHING}
        onChange={setCode}
        onWrongPhone={setWrong}
      />
    </>
  )
}

test('a code is sent to the number, and then not again for a minute', async () => {
  await renderPart(<Code phone=" 13700000001 " type={1} />, { calls: { smsCode: null } })
  await press('发送验证码')
  await expectText('验证码已发送', /(60|59)秒重新获取/)
  expect(askedOf('smsCode')).toEqual([{ phone: '13700000001', type: 1 }])
  await userEvent.type(page.getByLabelText('验证码'), '12a 34x56')
  await expect.element(page.getByLabelText('验证码')).toHaveValue('123456')
})

test('no code goes to what is no number', async () => {
  await renderPart(<Code phone="1370" type={2} />)
  await press('发送验证码')
  await expectText('请输入正确的手机号')
  expect(askedOf('smsCode')).toEqual([])
})

test('a code that the server refuses can be asked for again at once', async () => {
  await renderPart(<Code phone="13700000001" type={3} />, { calls: { smsCode: refused('tooOften') } })
  await press('发送验证码')
  await expectText('操作过于频繁，请稍后再试')
  await expect
    .element(page.getByRole('button', { name: '发送验证码' }))
    .not.toHaveAttribute('aria-disabled', 'true')
})
