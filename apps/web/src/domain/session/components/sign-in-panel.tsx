import { PASSWORD_INPUT, SMS_TYPES } from '@wenjin/contract'
import { useForm } from '../../../shared/lib/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { enter } from '../enter.ts'
import { signInPlace, startOauth } from '../oauth.ts'
import { codeProblems, oneTapProblems, passwordProblems } from '../sign-in-form.ts'
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

interface Typed {
  readonly phone: string
  readonly smsCode: string
  readonly passwd: string
}

/** Panel 1: the ways to sign in. */
export function SignInPanel(props: SignInPanelProps) {
  const { phone, onPhone, agreed, onAgreed, onEntered, reason, mode, onMode } = props
  const place = signInPlace()
  const ways = {
    1: async (): Promise<void> => {
      const refusal = await startOauth('login')
      if (refusal !== null) toast(refusal)
    },
    2: async ({ phone, smsCode }: Typed): Promise<void> => {
      await enter({ type: 'm', phone, smsCode })
      onEntered()
    },
    3: async ({ phone, passwd: password }: Typed): Promise<void> => {
      if ((await enter({ type: 'p', phone, passwd: password })) === 'in') onEntered()
      else showVerify({ kind: 'signIn', phone, passwd: password })
    },
  }
  const { form, field, problemOf, tell, forget, busy } = useForm({
    tells: 'first',
    start: { phone, smsCode: '', passwd: '', agreed },
    verbatim: ['passwd'],
    check: { 1: oneTapProblems, 2: codeProblems, 3: passwordProblems }[mode],
    send: ways[mode],
  })
  return (
    <form {...form}>
      {reason !== '' && <p className="soft mb-12">{reason}</p>}
      <ModeSwitch
        modes={modesOf(place)}
        mode={mode}
        onChange={(next) => {
          forget()
          onMode(next)
        }}
      />
      {mode === 1 && <p className="soft mb-12">用当前微信登录，首次登录需验证手机号。</p>}
      {mode !== 1 && (
        <PhoneField
          {...field('phone')}
          onChange={onPhone}
          autoComplete={mode === 3 ? 'username' : 'tel-national'}
        />
      )}
      {mode === 2 && (
        <SmsCodeField
          {...field('smsCode')}
          phone={phone}
          type={SMS_TYPES.signIn}
          onWrongPhone={(wrong) => tell({ phone: wrong })}
        />
      )}
      {mode === 3 && (
        <PasswordField
          {...field('passwd')}
          label="密码"
          autoComplete="current-password"
          maxLength={PASSWORD_INPUT.signIn}
          placeholder="请输入密码"
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
      <div className="stack">
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
