import { checkSmsCode } from '@wenjin/contract'
import { useState } from 'react'
import { firstProblem } from '../../../shared/lib/problem.ts'
import { useCheckedForm } from '../../../shared/lib/use-checked-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { hiddenPhoneProblem } from '../hidden-phone.ts'
import { ownPhoneProblem } from '../own-phone.ts'

interface OwnPhoneFormProps {
  /** The account's phone as the account shows it: 138****0000. */
  readonly hidden: string
  /** What the code proves: one of SMS_TYPES. */
  readonly type: number
  readonly action: string
  readonly danger?: boolean
  /** Rejects with CallError. */
  readonly onProven: (phone: string, smsCode: string) => Promise<void>
  /** Has to be typed, too: what follows cannot be undone. */
  readonly word?: string
}

/** Proves that whoever is signed in holds the account's phone: the number in full, and a code sent to it. */
export function OwnPhoneForm(props: OwnPhoneFormProps) {
  const { hidden, type, action, danger = false, onProven, word = '' } = props
  const [phone, setPhone] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [typed, setTyped] = useState('')
  const { form, busy, problemOf, showProblem } = useCheckedForm(
    () =>
      firstProblem([
        ['phone', hiddenPhoneProblem(phone, hidden)],
        ['smsCode', checkSmsCode(smsCode)],
        ['word', typed.trim() === word ? null : `请输入「${word}」`],
      ]),
    () => onProven(phone.trim(), smsCode.trim()),
  )
  return (
    <form {...form}>
      <PhoneField
        label="账号的手机号"
        hint={`账号的手机号为 ${hidden}，请完整填写`}
        value={phone}
        onChange={setPhone}
        problem={problemOf('phone')}
      />
      <SmsCodeField
        phone={phone}
        type={type}
        check={(to) => ownPhoneProblem(to, hidden)}
        value={smsCode}
        onChange={setSmsCode}
        problem={problemOf('smsCode')}
        onWrongPhone={(message) => showProblem('phone', message)}
      />
      {word !== '' && (
        <TextField
          label={`输入「${word}」确认`}
          name="word"
          maxLength={20}
          value={typed}
          onChange={setTyped}
          problem={problemOf('word')}
        />
      )}
      <Button type="submit" look={danger ? 'danger' : 'main'} block busy={busy}>
        {action}
      </Button>
    </form>
  )
}
