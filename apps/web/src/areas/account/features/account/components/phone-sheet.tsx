import { useQuery } from '@tanstack/react-query'
import { CallError, PHONE_CHANGE_DAYS, SMS_TYPES, refusalCode } from '@wenjin/contract'
import { useState } from 'react'
import { callQuery } from '../../../../../shared/lib/call-query.ts'
import { call } from '../../../../../shared/lib/call.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../../../shared/ui/skeleton.tsx'
import { FailedState } from '../../../../../shared/ui/states.tsx'
import { toast } from '../../../../../shared/ui/toast.ts'
import { NewPhoneForm } from './new-phone-form.tsx'
import { OwnPhoneForm } from './own-phone-form.tsx'
import { Step } from './step.tsx'
import styles from './phone-sheet.module.css'

interface PhoneSheetProps {
  readonly open: boolean
  readonly customerId: number
  /** As the account shows it: 138****0000; '' while the account has none. */
  readonly hidden: string
  /** The account's phone is another now. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Changes the phone of the account, or binds the first. */
export function PhoneSheet({ open, ...props }: PhoneSheetProps) {
  return (
    <Sheet open={open} title={props.hidden === '' ? '绑定手机号' : '更换手机号'} onClose={props.onClose}>
      {props.hidden === '' ? <Binding {...props} /> : <Change {...props} />}
    </Sheet>
  )
}

type StepProps = Omit<PhoneSheetProps, 'open'>

function Binding({ customerId, onChanged, onClose }: StepProps) {
  const bind = async (phone: string, smsCode: string): Promise<void> => {
    await call('bindingPhone', { customerId, phone, smsCode }, { quiet: true })
    toast('手机号已绑定')
    onChanged()
    onClose()
  }
  return (
    <>
      <p className="soft mb-12">绑定后可用手机号登录。</p>
      <NewPhoneForm action="绑定" present="" onProven={bind} />
    </>
  )
}

/** First whether it may be changed, then a code to the phone in use, then one to the new phone. */
function Change(props: StepProps) {
  const { customerId } = props
  const { data, error, refetch } = useQuery(callQuery('checkByChangePhone', { customerId }, { gcTime: 0 }))
  const again = (): void => void refetch()
  if (data === undefined) {
    if (error === null) return <Skeleton lines={4} />
    return <FailedState what="更换手机号的条件" error={error} onRetry={again} />
  }
  if (data.reasons.length > 0) return <Refused reasons={data.reasons} onClose={props.onClose} />
  return <ChangeSteps {...props} onRefused={again} />
}

interface RefusedProps {
  readonly reasons: readonly string[]
  readonly onClose: () => void
}

function Refused({ reasons, onClose }: RefusedProps) {
  return (
    <Step title="暂时不能更换手机号">
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button block onClick={onClose}>
        我知道了
      </Button>
    </Step>
  )
}

function ChangeSteps(props: StepProps & { readonly onRefused: () => void }) {
  const { customerId, hidden, onChanged, onClose, onRefused } = props
  const [proof, setProof] = useState<{ readonly phone: string; readonly ticket: string } | null>(null)
  const prove = async (phone: string, smsCode: string): Promise<void> => {
    const { ticket } = await call('checkByChangePhone', { customerId, smsCode }, { quiet: true })
    if (ticket === '') onRefused()
    else setProof({ phone, ticket })
  }
  const change = async (phone: string, smsCode: string): Promise<void> => {
    try {
      const ticket = proof?.ticket ?? ''
      await call('changePhone', { customerId, phone, smsCode, ticket }, { quiet: true })
    } catch (error) {
      if (error instanceof CallError && error.code === refusalCode('phoneProofExpired')) {
        // the proof is too old, or the phone was changed elsewhere meanwhile
        setProof(null)
        onRefused()
      }
      throw error
    }
    toast('手机号已更换，其他设备已退出登录')
    onChanged()
    onClose()
  }
  if (proof === null) {
    return (
      <Step key="own" title="验证原手机号" place="第1步，共2步">
        <OwnPhoneForm hidden={hidden} type={SMS_TYPES.oldPhone} action="下一步" onProven={prove} />
        <p className="note mt-12">原手机号已停用、收不到验证码时，请通过「关于我们」中的联系方式联系客服。</p>
      </Step>
    )
  }
  return (
    <Step key="new" title="绑定新手机号" place="第2步，共2步">
      <p className="soft mb-12">
        更换后用新手机号登录，其他设备随即退出登录。{PHONE_CHANGE_DAYS}天内只能更换一次。
      </p>
      <NewPhoneForm action="更换手机号" present={proof.phone} onProven={change} />
    </Step>
  )
}
