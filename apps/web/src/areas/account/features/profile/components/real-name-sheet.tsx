import { callLimits, checkIdCard, MESSAGES } from '@wenjin/contract'
import type { CustomerInfo } from '../../../../../domain/session/customer-info.ts'
import { now } from '../../../../../shared/lib/boot.ts'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { proveIdentity } from '../api.ts'
import { proofText } from '../words.ts'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'
import styles from './real-name-sheet.module.css'

const LIMITS = callLimits('realNameAuth')
const TITLE = '实名认证'

type RealNameProps = EditorProps & { readonly info: CustomerInfo }

/** The real name: how far it was proven, and the form that proves it; what the register has proven stands. */
export function RealNameSheet(props: RealNameProps) {
  const { open, info, onClose } = props
  if (info.realNameProof !== 'register') return <RealNameForm {...props} />
  return (
    <Sheet open={open} title={TITLE} onClose={onClose}>
      <Proof info={info} />
      <p className="soft mb-12">已完成实名认证，如需更改请联系客服。</p>
    </Sheet>
  )
}

function Proof({ info }: { readonly info: CustomerInfo }) {
  return (
    <p className={styles.proof}>
      {info.realName}：{proofText(info.realNameProof)}
    </p>
  )
}

function RealNameForm({ info, ...editor }: RealNameProps) {
  const form = useForm({
    limits: LIMITS,
    start: { realName: '', idCard: '' },
    check: ({ realName, idCard }) => ({
      realName: realName === '' ? MESSAGES.realName : null,
      idCard: checkIdCard(idCard, now()),
    }),
    send: async (identity) => {
      await proveIdentity(editor.customerId, identity)
      finish(editor, '已核对')
    },
  })
  const proven = info.realNameProof !== ''
  return (
    <EditSheet {...editor} title={TITLE} action={proven ? '重新认证' : '开始认证'} form={form}>
      {proven && <Proof info={info} />}
      <p className="soft mb-12">
        核对姓名与身份证号是否相符；服务未接入公安数据时，只核对号码格式，结果会写明。只保存隐去的姓名和无法还原的校验值，不保存身份证号。
      </p>
      <TextField {...form.field('realName')} label="真实姓名" autoComplete="name" />
      <TextField {...form.field('idCard')} label="身份证号" read={cardCharacters} />
    </EditSheet>
  )
}

/** Digits and X as people write and paste them. */
function cardCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dX]/g, '')
    .slice(0, LIMITS.idCard.maxLength)
}
