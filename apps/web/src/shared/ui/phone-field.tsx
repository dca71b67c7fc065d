import { PHONE_LENGTH } from '@wenjin/contract'
import { TextField } from './text-field.tsx'

interface PhoneFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | undefined
  readonly label?: string
  readonly hint?: string
  /** username: with a password beside it. */
  readonly autoComplete?: 'tel-national' | 'username'
}

/** A mainland mobile number. */
export function PhoneField({ label = '手机号', autoComplete = 'tel-national', ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      name="phone"
      autoComplete={autoComplete}
      inputMode="numeric"
      maxLength={PHONE_LENGTH}
      placeholder="请输入手机号"
      read={phoneDigits}
    />
  )
}

/** The digits of a number as address books write it: +86 138 0013 8000. */
function phoneDigits(text: string): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '')
    .slice(0, PHONE_LENGTH)
}
