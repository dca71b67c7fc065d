import { checkPhone } from '@wenjin/contract'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../../shared/lib/call.ts'
import { PATHS } from '../../../shared/lib/paths.ts'
import { useFocusProblem } from '../../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { EmptyState } from '../../../shared/ui/states.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import styles from './cooperation.module.css'

/** Most characters of each, as the call takes them. */
const LONGEST = { name: 40, organisation: 80, need: 1000 } as const
const EMPTY = { name: '', organisation: '', phone: '', need: '' }
type Wish = Readonly<typeof EMPTY>

/** Somebody wants to work with the tenant: who, and what about. */
export function Screen() {
  const [params] = useSearchParams()
  return <div className={styles.page}>{params.get('sent') === '1' ? <Sent /> : <WishForm />}</div>
}

function WishForm() {
  const [wish, setWish] = useState<Wish>(EMPTY)
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const navigate = useNavigate()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    await call('saveCooperation', trimmed(wish), { quiet: true })
    await navigate(`${PATHS.cooperation}?sent=1`, { replace: true })
  })
  const problems = problemsOf(wish)
  const shown: Partial<Wish> = checked ? problems : {}
  const put = (name: keyof Wish) => (typed: string) => {
    forget()
    setWish((was) => ({ ...was, [name]: typed }))
  }
  const submit = (): void => {
    setChecked(true)
    if (Object.keys(problems).length === 0) void run()
    else look()
  }
  const field = (name: 'name' | 'organisation' | 'need') => ({
    name,
    maxLength: LONGEST[name],
    value: wish[name],
    problem: shown[name],
    onChange: put(name),
  })
  return (
    <Card title="商务合作">
      <p className={styles.note}>学校、机构合作请填写以下信息，只用于商务合作联系。</p>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField {...field('name')} label="联系人" autoComplete="name" />
        <TextField {...field('organisation')} label="单位" autoComplete="organization" />
        <PhoneField value={wish.phone} problem={shown.phone} onChange={put('phone')} />
        <TextField {...field('need')} label="合作需求" rows={5} />
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" look="main" block busy={busy}>
          提交
        </Button>
      </form>
    </Card>
  )
}

function Sent() {
  const navigate = useNavigate()
  return (
    <EmptyState title="已收到您的合作意向" text="内容已保存，供工作人员查看和联系。">
      <Button look="main" onClick={() => void navigate(PATHS.index)}>
        回首页
      </Button>
    </EmptyState>
  )
}

function problemsOf({ name, organisation, phone, need }: Wish): Partial<Wish> {
  const wrongPhone = checkPhone(phone)
  return {
    ...(name.trim() === '' ? { name: '请输入联系人姓名' } : {}),
    ...(organisation.trim() === '' ? { organisation: '请输入单位名称' } : {}),
    ...(wrongPhone === null ? {} : { phone: wrongPhone }),
    ...(need.trim() === '' ? { need: '请写明合作需求' } : {}),
  }
}

function trimmed({ name, organisation, phone, need }: Wish): Wish {
  return { name: name.trim(), organisation: organisation.trim(), phone: phone.trim(), need: need.trim() }
}
