import { CallError, SMS_TYPES, refusalCode } from '@wenjin/contract'
import { useBoot } from '../../../shared/lib/boot.ts'
import { useForm } from '../../../shared/lib/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { confirm } from '../../../shared/ui/confirm.ts'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { SmsCodeField } from '../../../shared/ui/sms-code-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { enter } from '../enter.ts'
import type { Proof } from '../enter.ts'
import { startOauth } from '../oauth.ts'
import { phoneProblems } from '../sign-in-form.ts'
import { showPanel } from '../sign-in-view.ts'
import type { Unverified } from '../sign-in-view.ts'
import type { PanelProps } from './panel.ts'
import styles from './sign-in-sheet.module.css'

interface VerifyPanelProps extends PanelProps {
  readonly unverified: Unverified
  readonly onEntered: () => void
}

/** Panel 3: verifies the phone of a person who signs in, registers, or comes from the messaging app. */
export function VerifyPanel({ unverified, phone, onPhone, onEntered }: VerifyPanelProps) {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  const given = unverified.kind === 'wx' ? phone : unverified.phone
  const { form, field, tell, busy } = useForm({
    tells: 'first',
    start: { phone: given, smsCode: '' },
    check: phoneProblems,
    send: async ({ phone, smsCode }) => {
      try {
        if ((await enter(proofOf(unverified, phone, smsCode))) === 'in') onEntered()
        else toast('手机号没有验证通过，请重新获取验证码')
      } catch (error) {
        if (!(error instanceof CallError) || !(await leadOn(unverified, error))) throw error
      }
    },
  })
  return (
    <form {...form}>
      <p className="soft mb-12">首次登录{brand}，需验证手机号码</p>
      {unverified.kind === 'signIn' && (
        <p className="soft mb-12">在没有用过的设备上用密码登录，也需验证一次，以保护账号。</p>
      )}
      {unverified.kind === 'wx' ? (
        <PhoneField {...field('phone')} onChange={onPhone} />
      ) : (
        <p className={styles.phone}>
          <span className="soft mr-12">手机号</span>
          {given}
        </p>
      )}
      <SmsCodeField
        {...field('smsCode')}
        phone={given}
        type={SMS_TYPES.signIn}
        onWrongPhone={(wrong) => tell({ phone: wrong })}
      />
      <Button type="submit" look="main" block busy={busy}>
        {unverified.kind === 'register' ? '验证并注册' : '验证并登录'}
      </Button>
    </form>
  )
}

function proofOf(unverified: Unverified, phone: string, smsCode: string): Proof {
  if (unverified.kind === 'wx') return { type: 'wx', openid: unverified.openid, phone, smsCode }
  return { type: 'p', phone, passwd: unverified.passwd, smsCode, registers: unverified.kind === 'register' }
}

/** Where a refusal leaves one way only, it is offered. Returns whether it was. */
async function leadOn(unverified: Unverified, { code, message }: CallError): Promise<boolean> {
  if (unverified.kind === 'register' && code === refusalCode('phoneRegistered')) {
    await confirm({
      title: '该手机号已注册',
      text: '可直接登录。忘记密码时，用验证码登录，或重设密码。',
      yes: '去登录',
      no: null,
    })
    showPanel('signIn')
    return true
  }
  if (unverified.kind === 'wx' && code === refusalCode('openidExpired')) {
    const again = await confirm({ title: '授权已过期', text: message, yes: '重新授权' })
    const refusal = again ? await startOauth('login') : null
    if (refusal !== null) toast(refusal)
    return true
  }
  return false
}
