import { CallError, checkPhone, checkSmsCode, SMS_TYPES } from '@wenjin/contract'
import { useState } from 'react'
import { firstProblem } from '../../../shared/lib/problem.ts'
import { useCheckedForm } from '../../../shared/lib/use-checked-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'

interface NewPhoneFormProps {
  readonly action: string
  /** The account's phone now; '' when it has none. */
  readonly present: string
  /** Rejects with CallError. */
  readonly onProven: (phone: string, smsCode: string) => Promise<void>
}

/** A phone the account is to have: its number, and a code sent to it. A number that is taken is told at its field. */
export function NewPhoneForm({ action, present, onProven }: NewPhoneFormProps) {
  const [phone, setPhone] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const check = (typed: string): string | null =>
    checkPhone(typed) ?? (typed.trim() === present ? '与现在的手机号相同，请输入另一个' : null)
  const send = async () => {
    try {
      await onProven(phone.trim(), smsCode.trim())
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== '40007') throw error
      return { field: 'phone', message: error.message } as const
    }
    return undefined
  }
  const { form, busy, problemOf, showProblem } = useCheckedForm(
    () =>
      firstProblem([
        ['phone', check(phone)],
        ['smsCode', checkSmsCode(smsCode)],
      ]),
    send,
  )
  return (
    <form {...form}>
      <PhoneField label="新手机号" value={phone} onChange={setPhone} problem={problemOf('phone')} />
      <SmsCodeField
        phone={phone}
        type={SMS_TYPES.newPhone}
        check={check}
        value={smsCode}
        onChange={setSmsCode}
        problem={problemOf('smsCode')}
        onWrongPhone={(message) => showProblem('phone', message)}
      />
      <Button type="submit" look="main" block busy={busy}>
        {action}
      </Button>
    </form>
  )
}
