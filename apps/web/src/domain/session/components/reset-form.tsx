import { MESSAGES, PASSWORD_INPUT, SMS_TYPES } from '@wenjin/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../shared/lib/call.ts'
import { useForm } from '../../../shared/lib/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { encryptPassword } from '../encrypt-password.ts'
import { resetProblems } from '../sign-in-form.ts'

/** The success can be read before the form goes. */
const RETURN_MS = 1000

interface ResetFormProps {
  readonly phone: string
  readonly onPhone: (phone: string) => void
  readonly phoneHint?: string
  /** What is wrong with the phone, null when nothing is; absent: whether it is one. */
  readonly checkPhone?: (phone: string) => Promise<string | null>
  /** The password is the new one; a moment has passed to read so. */
  readonly onReset: () => void
}

/** A new password, by SMS code. */
export function ResetForm({ phone, onPhone, phoneHint, checkPhone, onReset }: ResetFormProps) {
  const [done, setDone] = useState(false)
  const finish = useEffectEvent(onReset)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => finish(), RETURN_MS)
    return () => clearTimeout(timer)
  }, [done])
  const { form, field, tell, busy } = useForm({
    tells: 'first',
    start: { phone, smsCode: '', passwd: '', confirm: '' },
    verbatim: ['passwd', 'confirm'],
    check: resetProblems,
    send: async ({ phone, smsCode, passwd: password }) => {
      const wrong = (await checkPhone?.(phone)) ?? null
      if (wrong !== null) return { phone: wrong }
      await call('updatePwd', { phone, smsCode, passwd: await encryptPassword(password) }, { quiet: true })
      toast('重置成功')
      setDone(true)
      return undefined
    },
  })
  return (
    <form {...form}>
      <PhoneField
        {...field('phone')}
        onChange={onPhone}
        autoComplete="username"
        {...(phoneHint === undefined ? {} : { hint: phoneHint })}
      />
      <SmsCodeField
        {...field('smsCode')}
        phone={phone}
        type={SMS_TYPES.signIn}
        onWrongPhone={(wrong) => tell({ phone: wrong })}
        {...(checkPhone === undefined ? {} : { check: checkPhone })}
      />
      <PasswordField
        {...field('passwd')}
        label="新密码"
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT.reset}
        hint={MESSAGES.newPasswordHint}
        placeholder="请输入新密码"
      />
      <PasswordField
        {...field('confirm')}
        label="确认新密码"
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT.reset}
        placeholder="请再次输入新密码"
      />
      <Button type="submit" look="main" block busy={busy || done}>
        确定
      </Button>
    </form>
  )
}
