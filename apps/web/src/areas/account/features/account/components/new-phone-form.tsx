import { checkPhone, checkSmsCode, SMS_TYPES, refusalCode } from '@wenjin/contract'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { PhoneField } from '../../../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../../../shared/ui/sms-code-field.tsx'

interface NewPhoneFormProps {
  readonly action: string
  /** The account's phone now; '' when it has none. */
  readonly present: string
  /** Rejects with CallError. */
  readonly onProven: (phone: string, smsCode: string) => Promise<void>
}

/** A phone the account is to have: its number, and a code sent to it. A number that is taken is told at its field. */
export function NewPhoneForm({ action, present, onProven }: NewPhoneFormProps) {
  const check = (phone: string): string | null =>
    checkPhone(phone) ?? (phone.trim() === present ? '与现在的手机号相同，请输入另一个' : null)
  const { form, field, values, tell, busy } = useForm({
    tells: 'first',
    start: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: check(phone), smsCode: checkSmsCode(smsCode) }),
    send: ({ phone, smsCode }) => onProven(phone, smsCode),
    refusedAt: { [refusalCode('smsCodeWrong')]: 'smsCode', [refusalCode('phoneTaken')]: 'phone' },
  })
  return (
    <form {...form}>
      <PhoneField {...field('phone')} label="新手机号" />
      <SmsCodeField
        {...field('smsCode')}
        phone={values.phone}
        type={SMS_TYPES.newPhone}
        check={check}
        onWrongPhone={(phone) => tell({ phone })}
      />
      <Button type="submit" look="main" block busy={busy}>
        {action}
      </Button>
    </form>
  )
}
