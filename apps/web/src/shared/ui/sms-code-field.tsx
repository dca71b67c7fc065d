import { checkPhone, SMS_CODE_LENGTH } from '@wenjin/contract'
import { useState } from 'react'
import { call } from '../lib/call.ts'
import { useSmsCountdown } from '../lib/sms-countdown.ts'
import { useThrottled } from '../lib/use-throttled.ts'
import { TextField } from './text-field.tsx'
import { toast } from './toast.ts'
import styles from './sms-code-field.module.css'

interface SmsCodeFieldProps {
  /** Where the code is sent, as typed. */
  readonly phone: string
  /** What the code proves: one of SMS_TYPES. */
  readonly type: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | undefined
  /** What is wrong with that number, null when nothing is; absent: whether it is one. */
  readonly check?: (phone: string) => string | null | Promise<string | null>
  /** The code cannot be sent to that number; says why. */
  readonly onWrongPhone: (message: string) => void
}

/** The code of a text message, with the button that sends it. */
export function SmsCodeField({ phone, type, check = checkPhone, onWrongPhone, ...field }: SmsCodeFieldProps) {
  return (
    <TextField
      {...field}
      label="验证码"
      name="smsCode"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={SMS_CODE_LENGTH}
      placeholder={`${SMS_CODE_LENGTH}位验证码`}
      read={codeDigits}
      end={<SendCode phone={phone} type={type} check={check} onWrongPhone={onWrongPhone} />}
    />
  )
}

function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, SMS_CODE_LENGTH)
}

type SendCodeProps = Required<Pick<SmsCodeFieldProps, 'phone' | 'type' | 'check' | 'onWrongPhone'>>

function SendCode({ phone, type, check, onWrongPhone }: SendCodeProps) {
  const { seconds, restart } = useSmsCountdown(type)
  const [busy, setBusy] = useState(false)
  const blocked = seconds > 0 || busy
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const wrong = await check(phone)
      if (wrong !== null) return onWrongPhone(wrong)
      await call('smsCode', { phone: phone.trim(), type })
      restart()
      toast('验证码已发送')
    } catch {
      // The call has shown why.
    } finally {
      setBusy(false)
    }
  }
  const tap = useThrottled(() => {
    if (!blocked) void send()
  })
  return (
    <button type="button" className={styles.send} aria-disabled={blocked} onClick={tap}>
      {seconds > 0 ? `${seconds}秒重新获取` : '发送验证码'}
    </button>
  )
}
