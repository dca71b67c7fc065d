import { SMS_TYPES } from '@wenjin/contract'
import { useState } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { deleteAccount } from '../delete-account.ts'
import { useDataExport } from '../use-data-export.ts'
import { OwnPhoneForm } from './own-phone-form.tsx'
import { Step } from './step.tsx'
import styles from './delete-sheet.module.css'

const DELETED = [
  '手机号、登录密码和全部登录设备',
  '成绩、志愿表和收藏',
  '个人资料、实名信息、就读学校、标签和收货地址',
  '积分、权益和优惠券，未使用的同样作废',
  '上传的图片',
]
const WORD = '注销'

interface DeleteSheetProps {
  readonly open: boolean
  readonly customerId: number
  /** As the account shows it: 138****0000. */
  readonly hidden: string
  readonly onClose: () => void
}

/** Deletes the account: what goes and what stays is told first, and the data offered to take along. */
export function DeleteSheet({ open, customerId, hidden, onClose }: DeleteSheetProps) {
  const [told, setTold] = useState(false)
  return (
    <Sheet open={open} title="注销账号" onClose={onClose} onBack={told ? () => setTold(false) : undefined}>
      {told ? (
        <Confirmation hidden={hidden} />
      ) : (
        <Consequences customerId={customerId} onGoOn={() => setTold(true)} />
      )}
    </Sheet>
  )
}

interface ConsequencesProps {
  readonly customerId: number
  readonly onGoOn: () => void
}

function Consequences({ customerId, onGoOn }: ConsequencesProps) {
  const { busy, run } = useDataExport(customerId)
  return (
    <Step key="told" title="注销后不能恢复">
      <h4 className={styles.head}>立即删除</h4>
      <ul className={styles.list}>
        {DELETED.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h4 className={styles.head}>本机同时清除</h4>
      <ul className={styles.list}>
        <li>本机保存的成绩和志愿表，还没有保存到账号的也包括在内</li>
      </ul>
      <h4 className={styles.head}>依法保留</h4>
      <ul className={styles.list}>
        <li>订单记录，《电子商务法》要求自交易完成之日起至少保存三年，不再与您的账号关联</li>
      </ul>
      <p className="mb-12">需要留存的内容，请先下载。</p>
      <div className="stack">
        <Button look="main" block busy={busy} onClick={() => void run()}>
          先下载个人数据
        </Button>
        <Button look="danger" block onClick={onGoOn}>
          继续注销
        </Button>
      </div>
    </Step>
  )
}

function Confirmation({ hidden }: { readonly hidden: string }) {
  return (
    <Step key="form" title="验证手机号并确认">
      <OwnPhoneForm
        hidden={hidden}
        type={SMS_TYPES.delAccount}
        word={WORD}
        action="注销账号"
        danger
        onProven={deleteAccount}
      />
    </Step>
  )
}
