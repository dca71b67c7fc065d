import { MESSAGES, PASSWD_INPUT, SMS_TYPES } from '@wenjin/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../shared/lib/call.ts'
import { useCheckedForm } from '../../../shared/lib/use-checked-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswdField } from '../../../shared/ui/passwd-field.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { encryptPasswd } from '../encrypt-passwd.ts'
import { resetProblem } from '../sign-in-form.ts'

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
  const [smsCode, setSmsCode] = useState('')
  const [passwd, setPasswd] = useState('')
  const [confirm, setConfirm] = useState('')
  const [done, setDone] = useState(false)
  const finish = useEffectEvent(onReset)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => finish(), RETURN_MS)
    return () => clearTimeout(timer)
  }, [done])
  const reset = async () => {
    const wrong = (await checkPhone?.(phone)) ?? null
    if (wrong !== null) return { field: 'phone', message: wrong } as const
    const fields = { phone: phone.trim(), smsCode: smsCode.trim(), passwd: await encryptPasswd(passwd) }
    await call('updatePwd', fields, { quiet: true })
    toast('重置成功')
    setDone(true)
    return undefined
  }
  const { form, busy, problemOf, showProblem } = useCheckedForm(
    () => resetProblem({ phone, smsCode, passwd, confirm }),
    reset,
  )
  return (
    <form {...form}>
      <PhoneField
        value={phone}
        onChange={onPhone}
        problem={problemOf('phone')}
        autoComplete="username"
        {...(phoneHint === undefined ? {} : { hint: phoneHint })}
      />
      <SmsCodeField
        phone={phone}
        type={SMS_TYPES.signIn}
        value={smsCode}
        onChange={setSmsCode}
        problem={problemOf('smsCode')}
        onWrongPhone={(message) => showProblem('phone', message)}
        {...(checkPhone === undefined ? {} : { check: checkPhone })}
      />
      <PasswdField
        label="新密码"
        name="passwd"
        autoComplete="new-password"
        maxLength={PASSWD_INPUT.reset}
        hint={MESSAGES.newPasswdHint}
        placeholder="请输入新密码"
        value={passwd}
        onChange={setPasswd}
        problem={problemOf('passwd')}
      />
      <PasswdField
        label="确认新密码"
        name="confirm"
        autoComplete="new-password"
        maxLength={PASSWD_INPUT.reset}
        placeholder="请再次输入新密码"
        value={confirm}
        onChange={setConfirm}
        problem={problemOf('confirm')}
      />
      <Button type="submit" look="main" block busy={busy || done}>
        确定
      </Button>
    </form>
  )
}
