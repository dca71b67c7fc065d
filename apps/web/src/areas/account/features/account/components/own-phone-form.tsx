import { checkSmsCode } from '@wenjin/contract'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { PhoneField } from '../../../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../../../shared/ui/sms-code-field.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { hiddenPhoneProblem } from '../hidden-phone.ts'
import { ownPhoneProblem } from '../own-phone.ts'

/** Room for the word as its sounds are typed. */
const MAX_TYPED = 20

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

/** Proves that the person holds the account's phone: the number in full, and a code sent to it. */
export function OwnPhoneForm(props: OwnPhoneFormProps) {
  const { hidden, type, action, danger = false, onProven, word = '' } = props
  const { form, field, values, tell, busy } = useForm({
    tells: 'first',
    start: { phone: '', smsCode: '', word: '' },
    check: (typed) => ({
      phone: hiddenPhoneProblem(typed.phone, hidden),
      smsCode: checkSmsCode(typed.smsCode),
      word: typed.word === word ? null : `请输入「${word}」`,
    }),
    send: ({ phone, smsCode }) => onProven(phone, smsCode),
  })
  return (
    <form {...form}>
      <PhoneField {...field('phone')} label="账号的手机号" hint={`账号的手机号为 ${hidden}，请完整填写`} />
      <SmsCodeField
        {...field('smsCode')}
        phone={values.phone}
        type={type}
        check={(phone) => ownPhoneProblem(phone, hidden)}
        onWrongPhone={(phone) => tell({ phone })}
      />
      {word !== '' && <TextField {...field('word')} label={`输入「${word}」确认`} maxLength={MAX_TYPED} />}
      <Button type="submit" look={danger ? 'danger' : 'main'} block busy={busy}>
        {action}
      </Button>
    </form>
  )
}
