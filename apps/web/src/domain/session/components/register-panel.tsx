import { PASSWORD_INPUT } from '@wenjin/contract'
import { useForm } from '../../../shared/lib/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { enter } from '../enter.ts'
import { registrationProblems } from '../sign-in-form.ts'
import { showPanel, showVerify } from '../sign-in-view.ts'
import { AgreementTick } from './agreement-tick.tsx'
import type { EntryPanelProps } from './panel.ts'

/** Registration of a phone with a password; the phone is verified next. */
export function RegisterPanel({ phone, onPhone, agreed, onAgreed, onEntered }: EntryPanelProps) {
  const { form, field, problemOf, busy } = useForm({
    tells: 'first',
    start: { phone, passwd: '', confirm: '', agreed },
    verbatim: ['passwd', 'confirm'],
    check: registrationProblems,
    send: async (typed) => {
      const proof = { phone: typed.phone, passwd: typed.passwd }
      if ((await enter({ type: 'p', ...proof, registers: true })) === 'in') onEntered()
      else showVerify({ kind: 'register', ...proof })
    },
  })
  return (
    <form {...form}>
      <PhoneField {...field('phone')} onChange={onPhone} autoComplete="username" />
      <PasswordField
        {...field('passwd')}
        label="密码"
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT.register}
        placeholder="8-16位数字和字母"
      />
      <PasswordField
        {...field('confirm')}
        label="确认密码"
        autoComplete="new-password"
        maxLength={PASSWORD_INPUT.register}
        placeholder="请再次输入密码"
      />
      <AgreementTick agreed={agreed} problem={problemOf('agreed')} onChange={onAgreed} />
      <div className="stack">
        <Button type="submit" look="main" block busy={busy}>
          确认注册
        </Button>
        <Button block onClick={() => showPanel('signIn')}>
          返回
        </Button>
      </div>
    </form>
  )
}
