import { checkIdCard, MESSAGES } from '@wenjin/contract'
import { useState } from 'react'
import { now } from '../../../shared/lib/boot.ts'
import type { CustomerInfo } from '../../../shared/lib/customer-info.ts'
import { useFocusProblem } from '../../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { proveIdentity } from '../api.ts'
import { proofText } from '../words.ts'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'
import styles from './real-name-sheet.module.css'

const LONGEST_NAME = 30
const ID_CARD_LENGTH = 18
const TITLE = '实名认证'

type RealNameProps = EditorProps & { readonly info: CustomerInfo }

/** The real name: how far it was proven, and the form that proves it; what the register has proven stands. */
export function RealNameSheet(props: RealNameProps) {
  const { open, info, onClose } = props
  if (info.realNameProof !== 'register') return <RealNameForm {...props} />
  return (
    <Sheet open={open} title={TITLE} onClose={onClose}>
      <Proof info={info} />
      <p className={styles.note}>已完成实名认证，如需更改请联系客服。</p>
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

function RealNameForm({ open, customerId, info, onSaved, onClose }: RealNameProps) {
  const [realName, setRealName] = useState('')
  const [idCard, setIdCard] = useState('')
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    await proveIdentity(customerId, { realName: realName.trim(), idCard: idCard.trim() })
    toast('已核对')
    onSaved()
    onClose()
  })
  const noName = realName.trim() === ''
  const wrongCard = checkIdCard(idCard, now())
  const save = (): void => {
    setChecked(true)
    if (noName || wrongCard !== null) look()
    else void run()
  }
  const proven = info.realNameProof !== ''
  return (
    <EditSheet
      open={open}
      title={TITLE}
      action={proven ? '重新认证' : '开始认证'}
      form={form}
      changed={realName !== '' || idCard !== ''}
      busy={busy}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    >
      {proven && <Proof info={info} />}
      <p className={styles.note}>
        核对姓名与身份证号是否相符；服务未接入公安数据时，只核对号码格式，结果会写明。只保存隐去的姓名和无法还原的校验值，不保存身份证号。
      </p>
      <TextField
        label="真实姓名"
        name="realName"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={realName}
        problem={checked && noName ? MESSAGES.realName : undefined}
        onChange={(typed) => {
          forget()
          setRealName(typed)
        }}
      />
      <TextField
        label="身份证号"
        name="idCard"
        maxLength={ID_CARD_LENGTH}
        value={idCard}
        problem={checked ? (wrongCard ?? undefined) : undefined}
        read={cardCharacters}
        onChange={(typed) => {
          forget()
          setIdCard(typed)
        }}
      />
    </EditSheet>
  )
}

/** Digits and X as people write and paste them. */
function cardCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dX]/g, '')
    .slice(0, ID_CARD_LENGTH)
}
