import { PASSWD_INPUT } from '@wenjin/contract'
import { useState } from 'react'
import { useCheckedForm } from '../../../shared/lib/use-checked-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswdField } from '../../../shared/ui/passwd-field.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { enter } from '../enter.ts'
import { registrationProblem } from '../sign-in-form.ts'
import { showPanel, showVerify } from '../sign-in-view.ts'
import { AgreementTick } from './agreement-tick.tsx'
import type { EntryPanelProps } from './panel.ts'
import styles from './sign-in-sheet.module.css'

/** Registration of a phone with a password; the phone is verified next. */
export function RegisterPanel({ phone, onPhone, agreed, onAgreed, onEntered }: EntryPanelProps) {
  const [passwd, setPasswd] = useState('')
  const [confirm, setConfirm] = useState('')
  const register = async (): Promise<void> => {
    if ((await enter({ type: 'p', phone, passwd, registers: true })) === 'in') onEntered()
    else showVerify({ kind: 'register', phone, passwd })
  }
  const { form, busy, problemOf } = useCheckedForm(
    () => registrationProblem({ phone, passwd, confirm, agreed }),
    register,
  )
  return (
    <form {...form}>
      <PhoneField value={phone} onChange={onPhone} problem={problemOf('phone')} autoComplete="username" />
      <PasswdField
        label="密码"
        name="passwd"
        autoComplete="new-password"
        maxLength={PASSWD_INPUT.register}
        placeholder="8-16位数字和字母"
        value={passwd}
        onChange={setPasswd}
        problem={problemOf('passwd')}
      />
      <PasswdField
        label="确认密码"
        name="confirm"
        autoComplete="new-password"
        maxLength={PASSWD_INPUT.register}
        placeholder="请再次输入密码"
        value={confirm}
        onChange={setConfirm}
        problem={problemOf('confirm')}
      />
      <AgreementTick agreed={agreed} problem={problemOf('agreed')} onChange={onAgreed} />
      <div className={styles.actions}>
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
