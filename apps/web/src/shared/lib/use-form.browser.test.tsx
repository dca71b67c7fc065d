import { CallError } from '@wenjin/contract'
import type { ErrorCode } from '@wenjin/contract'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoText, expectText, press, renderPart, type } from '../../testing/index.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useForm } from './use-form.ts'

const LIMITS = { name: { maxLength: 4 } }

interface Typed {
  readonly name: string
  readonly smsCode: string
}

interface AskedProps {
  readonly send: (typed: Typed) => Promise<{ readonly name: string } | void>
  readonly tells?: 'every' | 'first'
  readonly verbatim?: readonly (keyof Typed)[]
}

/** A form of two fields, whose name the server may change meanwhile. */
function Asked(props: AskedProps) {
  const [name, setName] = useState('')
  const { form, field, changed, busy, refusal, reset } = useForm({
    ...props,
    limits: LIMITS,
    start: { name, smsCode: '' },
    check: (typed: Typed) => ({
      name: typed.name === '' ? '请输入姓名' : null,
      smsCode: typed.smsCode === '' ? '请输入验证码' : null,
    }),
  })
  return (
    <form {...form}>
      <TextField {...field('name')} label="姓名" />
      <TextField {...field('smsCode')} label="验证码" maxLength={6} />
      <p>{refusal ?? '没有被拒绝'}</p>
      <p>{changed ? '改过' : '没有改过'}</p>
      <Button type="submit" busy={busy}>
        提交
      </Button>
      <Button onClick={() => setName('李雷')}>服务器改名</Button>
      <Button onClick={reset}>还原</Button>
    </form>
  )
}

const sent = () => vi.fn<AskedProps['send']>(async () => {})
const refusing = (code: ErrorCode) => async (): Promise<void> => {
  throw new CallError(code, '服务器的话', 200, null)
}
const nameField = () => page.getByLabelText('姓名')
const codeField = () => page.getByLabelText('验证码')

async function fill(): Promise<void> {
  await type('姓名', '韩梅')
  await type('验证码', '123456')
}

test('a form with problems is not sent: each is told as it stands from then on, the first has the focus', async () => {
  const send = sent()
  await renderPart(<Asked send={send} />)
  await expectNoText('请输入姓名')
  await press('提交')
  await expectText('请输入姓名', '请输入验证码')
  await expect.element(nameField()).toHaveFocus()
  await type('姓名', '韩梅')
  await expectNoText('请输入姓名')
  await expectText('请输入验证码')
  await type('姓名', '  ')
  await expectText('请输入姓名')
  expect(send).not.toHaveBeenCalled()
})

test('where problems are told one at a time, the next waits for the next try and any change takes it away', async () => {
  await renderPart(<Asked send={sent()} tells="first" />)
  await press('提交')
  await expectText('请输入姓名')
  await expectNoText('请输入验证码')
  await type('姓名', '韩梅')
  await expectNoText('请输入姓名', '请输入验证码')
  await press('提交')
  await expectText('请输入验证码')
  await expect.element(codeField()).toHaveFocus()
})

test('texts are sent trimmed, but for those that are sent as typed', async () => {
  const send = sent()
  await renderPart(<Asked send={send} verbatim={['smsCode']} />)
  await type('姓名', ' 韩梅 ')
  await type('验证码', ' 12 ')
  await press('提交')
  await expect.poll(() => send.mock.calls).toEqual([[{ name: '韩梅', smsCode: ' 12 ' }]])
})

test('one sending at a time', async () => {
  let end = (): void => {}
  const send = vi.fn<AskedProps['send']>(() => new Promise<void>((resolve) => (end = resolve)))
  await renderPart(<Asked send={send} />)
  await fill()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true')
  end()
  await expect.element(page.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy')
  expect(send).toHaveBeenCalledOnce()
})

test('a wrong code is told at its field, what else is refused beside the button until something changes', async () => {
  const send = vi.fn<AskedProps['send']>(refusing('40003'))
  await renderPart(<Asked send={send} />)
  await fill()
  await press('提交')
  await expect.element(codeField()).toHaveAccessibleDescription('服务器的话')
  await expect.element(codeField()).toHaveFocus()
  await expectText('没有被拒绝')
  send.mockImplementation(refusing('40006'))
  await press('提交')
  await expectNoText('没有被拒绝')
  await type('姓名', '韩梅梅')
  await expectText('没有被拒绝')
})

test('where problems are told one at a time, a refusal is a toast', async () => {
  await renderPart(<Asked send={refusing('40006')} tells="first" />)
  await fill()
  await press('提交')
  await expectText('服务器的话', '没有被拒绝')
})

test('what only the server could find wrong is told at its field', async () => {
  await renderPart(<Asked send={async () => ({ name: '已有这个名字' })} />)
  await fill()
  await press('提交')
  await expect.element(nameField()).toHaveAccessibleDescription('已有这个名字')
})

test('a field follows what it started from as long as nobody changes it, and again once the form is reset', async () => {
  await renderPart(<Asked send={sent()} />)
  await press('服务器改名')
  await expect.element(nameField()).toHaveValue('李雷')
  await expectText('没有改过')
  await type('姓名', '韩梅')
  await expect.element(page.getByText('改过', { exact: true })).toBeVisible()
  await press('还原')
  await expect.element(nameField()).toHaveValue('李雷')
  await expectText('没有改过')
})

test('a field takes no more than the limits of its call allow', async () => {
  await renderPart(<Asked send={sent()} />)
  await expect.element(nameField()).toHaveAttribute('maxlength', '4')
})
