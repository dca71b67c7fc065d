import { CallError, checkPhone, SMS_CODE_LENGTH } from '@wenjin/contract'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../../shared/lib/call.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { signInProblem } from '../sign-in-form.ts'
import type { SignInForm } from '../sign-in-form.ts'
import { useSmsCountdown } from '../sms-countdown.ts'
import { signIn } from '../store.ts'
import { AgreementSheet } from './agreement-sheet.tsx'
import { SignInField } from './sign-in-field.tsx'
import styles from './sign-in-sheet.module.css'

const EMPTY: SignInForm = { phone: '', smsCode: '', agreed: false }
/** smsCode's type for signing in. */
const SMS_TYPE = 1

interface SignInSheetProps {
  readonly open: boolean
  /** Why it is asked, under the title; '' when the person asked for it. */
  readonly reason: string
  readonly onClose: () => void
}

/** Sign-in by phone number and SMS code; a new number is registered by it. */
export function SignInSheet({ open, reason, onClose }: SignInSheetProps) {
  const [form, setForm] = useState(EMPTY)
  const [problem, setProblem] = useState<ReturnType<typeof signInProblem>>(null)
  const [busy, setBusy] = useState(false)
  const [reading, setReading] = useState(false)
  const change = (part: Partial<SignInForm>): void => {
    setProblem(null)
    setForm((before) => ({ ...before, ...part }))
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = signInProblem(form)
    setProblem(found)
    if (found !== null || busy) return
    setBusy(true)
    try {
      await signIn(form.phone, form.smsCode)
      setForm(EMPTY)
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === '40003') setProblem({ field: 'smsCode', message: error.message })
      else toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Sheet open={open} title="登录" onClose={onClose}>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <p className={styles.reason}>
            {reason === '' ? '未注册的手机号将自动注册' : `${reason}。未注册的手机号将自动注册`}
          </p>
          <SignInField
            label="手机号"
            name="phone"
            autoComplete="tel-national"
            maxLength={11}
            placeholder="请输入手机号"
            value={form.phone}
            problem={problem?.field === 'phone' ? problem.message : undefined}
            onChange={(phone) => change({ phone })}
          />
          <SignInField
            label="验证码"
            name="smsCode"
            autoComplete="one-time-code"
            maxLength={SMS_CODE_LENGTH}
            placeholder="6位验证码"
            value={form.smsCode}
            problem={problem?.field === 'smsCode' ? problem.message : undefined}
            onChange={(smsCode) => change({ smsCode })}
          >
            <SendCode
              phone={form.phone}
              onWrongPhone={(message) => setProblem({ field: 'phone', message })}
            />
          </SignInField>
          <Agreement
            agreed={form.agreed}
            problem={problem?.field === 'agreed' ? problem.message : undefined}
            onChange={(agreed) => change({ agreed })}
            onRead={() => setReading(true)}
          />
          <Button type="submit" look="main" block busy={busy}>
            登录
          </Button>
        </form>
      </Sheet>
      <AgreementSheet open={reading} onClose={() => setReading(false)} />
    </>
  )
}

function SendCode({
  phone,
  onWrongPhone,
}: {
  readonly phone: string
  readonly onWrongPhone: (message: string) => void
}) {
  const { seconds, restart } = useSmsCountdown()
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    const wrong = checkPhone(phone)
    if (wrong !== null) {
      onWrongPhone(wrong)
      return
    }
    setBusy(true)
    try {
      await call('smsCode', { phone: phone.trim(), type: SMS_TYPE })
      restart()
      toast('验证码已发送')
    } catch {
      // The call has said why.
    } finally {
      setBusy(false)
    }
  }
  const counting = seconds > 0
  return (
    <button
      type="button"
      className={styles.send}
      aria-disabled={counting || busy}
      onClick={() => {
        if (!counting && !busy) void send()
      }}
    >
      {counting ? `${seconds}秒重新获取` : '发送验证码'}
    </button>
  )
}

interface AgreementProps {
  readonly agreed: boolean
  readonly problem: string | undefined
  readonly onChange: (agreed: boolean) => void
  readonly onRead: () => void
}

function Agreement({ agreed, problem, onChange, onRead }: AgreementProps) {
  return (
    <div className={styles.agreement}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="agreed"
          className={styles.tick}
          checked={agreed}
          aria-invalid={problem !== undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        同意并遵守
      </label>
      <button type="button" className={styles.read} onClick={onRead}>
        《用户协议》
      </button>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
