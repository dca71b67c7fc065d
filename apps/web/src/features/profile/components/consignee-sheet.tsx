import { checkPhone } from '@wenjin/contract'
import { useState } from 'react'
import { useFocusProblem } from '../../../shared/lib/use-focus-problem.ts'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { saveConsignee } from '../api.ts'
import type { Consignee } from '../api.ts'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'
import { RegionFields } from './region-fields.tsx'
import type { Region } from './region-fields.tsx'

/** Most characters of each, as the call takes them. */
const LONGEST = { name: 40, address: 120 } as const

interface Address extends Region {
  readonly name: string
  readonly phone: string
  readonly address: string
}

const EMPTY: Address = { name: '', phone: '', provId: null, cityId: null, boroughId: null, address: '' }

/** Where to send things. */
export function ConsigneeSheet({
  open,
  customerId,
  consignee,
  onSaved,
  onClose,
}: EditorProps & { readonly consignee: Consignee | null }) {
  const before = consignee === null ? EMPTY : fieldsOf(consignee)
  const [address, setAddress] = useState(before)
  const [checked, setChecked] = useState(false)
  const { form, look } = useFocusProblem()
  const { busy, refusal, run, forget } = useSubmit(async () => {
    const { provId, cityId } = address
    if (provId === null || cityId === null) return
    const text = { name: address.name.trim(), phone: address.phone.trim(), address: address.address.trim() }
    await saveConsignee(customerId, { ...text, provId, cityId, boroughId: address.boroughId })
    toast('已保存')
    onSaved()
    onClose()
  })
  const change = (part: Partial<Address>): void => {
    forget()
    setAddress((was) => ({ ...was, ...part }))
  }
  const problems = problemsOf(address)
  const shown = checked ? problems : {}
  const save = (): void => {
    setChecked(true)
    if (Object.keys(problems).length === 0) void run()
    else look()
  }
  return (
    <EditSheet
      open={open}
      title="收货地址"
      form={form}
      changed={Object.entries(address).some(([key, value]) => value !== before[key as keyof Address])}
      busy={busy}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="收货人"
        name="consigneeName"
        autoComplete="name"
        maxLength={LONGEST.name}
        value={address.name}
        problem={shown.name}
        onChange={(typed) => change({ name: typed })}
      />
      <PhoneField value={address.phone} problem={shown.phone} onChange={(phone) => change({ phone })} />
      <RegionFields region={address} problem={shown.region} onChange={change} />
      <TextField
        label="详细地址"
        name="address"
        autoComplete="street-address"
        maxLength={LONGEST.address}
        value={address.address}
        problem={shown.address}
        placeholder="街道、门牌号、楼层"
        onChange={(typed) => change({ address: typed })}
      />
    </EditSheet>
  )
}

type Problems = Partial<Record<'name' | 'phone' | 'region' | 'address', string>>

function problemsOf({ name, phone, provId, cityId, address }: Address): Problems {
  const wrongPhone = checkPhone(phone)
  return {
    ...(name.trim() === '' ? { name: '请输入收货人姓名' } : {}),
    ...(wrongPhone === null ? {} : { phone: wrongPhone }),
    ...(provId === null || cityId === null ? { region: '请选择省份和城市' } : {}),
    ...(address.trim() === '' ? { address: '请输入详细地址' } : {}),
  }
}

function fieldsOf({ name, phone, provId, cityId, boroughId, address }: Consignee): Address {
  return { name, phone, provId, cityId, boroughId, address }
}
