import { PASSWD_INPUT, SMS_TYPES } from '@wenjin/contract'
import { useState } from 'react'
import { useCheckedForm } from '../../../shared/lib/use-checked-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswdField } from '../../../shared/ui/passwd-field.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { enter } from '../enter.ts'
import { signInPlace, startOauth } from '../oauth.ts'
import { codeProblem, oneTapProblem, passwdProblem } from '../sign-in-form.ts'
import { canRegister, modesOf } from '../sign-in-mode.ts'
import type { SignInMode } from '../sign-in-mode.ts'
import { showPanel, showVerify } from '../sign-in-view.ts'
import { AgreementTick } from './agreement-tick.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import type { EntryPanelProps } from './panel.ts'
import styles from './sign-in-sheet.module.css'

interface SignInPanelProps extends EntryPanelProps {
  /** Why it is asked; '' when the person asked for it. */
  readonly reason: string
  readonly mode: SignInMode
  readonly onMode: (mode: SignInMode) => void
}

/** Panel 1: the ways to sign in. */
export function SignInPanel(props: SignInPanelProps) {
  const { phone, onPhone, agreed, onAgreed, onEntered, reason, mode, onMode } = props
  const [smsCode, setSmsCode] = useState('')
  const [passwd, setPasswd] = useState('')
  const place = signInPlace()
  const leave = async (): Promise<void> => {
    const refusal = await startOauth('login')
    if (refusal !== null) toast(refusal)
  }
  const byPasswd = async (): Promise<void> => {
    if ((await enter({ type: 'p', phone, passwd })) === 'in') onEntered()
    else showVerify({ kind: 'signIn', phone, passwd })
  }
  const byCode = async (): Promise<void> => {
    await enter({ type: 'm', phone, smsCode })
    onEntered()
  }
  const checks = {
    1: () => oneTapProblem({ agreed }),
    2: () => codeProblem({ phone, smsCode, agreed }),
    3: () => passwdProblem({ phone, passwd, agreed }),
  }
  const { form, busy, problemOf, showProblem, forget } = useCheckedForm<
    'phone' | 'smsCode' | 'passwd' | 'agreed'
  >(checks[mode], { 1: leave, 2: byCode, 3: byPasswd }[mode])
  return (
    <form {...form}>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      <ModeSwitch
        modes={modesOf(place)}
        mode={mode}
        onChange={(next) => {
          forget()
          onMode(next)
        }}
      />
      {mode === 1 && <p className={styles.lead}>用当前微信登录，首次登录需验证手机号。</p>}
      {mode !== 1 && (
        <PhoneField
          value={phone}
          onChange={onPhone}
          problem={problemOf('phone')}
          autoComplete={mode === 3 ? 'username' : 'tel-national'}
        />
      )}
      {mode === 2 && (
        <SmsCodeField
          phone={phone}
          type={SMS_TYPES.signIn}
          value={smsCode}
          onChange={setSmsCode}
          problem={problemOf('smsCode')}
          onWrongPhone={(message) => showProblem('phone', message)}
        />
      )}
      {mode === 3 && (
        <PasswdField
          label="密码"
          name="passwd"
          autoComplete="current-password"
          maxLength={PASSWD_INPUT.signIn}
          placeholder="请输入密码"
          value={passwd}
          onChange={setPasswd}
          problem={problemOf('passwd')}
        />
      )}
      {mode === 2 && <p className={styles.aside}>未注册的手机号将自动注册</p>}
      {mode === 3 && (
        <p className={styles.aside}>
          <button type="button" className={styles.link} onClick={() => showPanel('reset')}>
            忘记密码？
          </button>
        </p>
      )}
      <AgreementTick agreed={agreed} problem={problemOf('agreed')} onChange={onAgreed} />
      <div className={styles.actions}>
        <Button type="submit" look="main" block busy={busy}>
          {mode === 1 ? '微信一键登录' : '登录'}
        </Button>
        {canRegister(place) && (
          <Button block onClick={() => showPanel('register')}>
            立即注册
          </Button>
        )}
      </div>
    </form>
  )
}
