import { checkPhone } from '@wenjin/contract'
import { PhoneField } from '../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { saveConsignee } from '../api.ts'
import type { Consignee } from '../api.ts'
import { useEditor } from '../use-editor.ts'
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
  consignee,
  ...editor
}: EditorProps & { readonly consignee: Consignee | null }) {
  const before = consignee === null ? EMPTY : fieldsOf(consignee)
  const {
    fields: address,
    change,
    problems,
    sheet,
  } = useEditor(editor, before, problemsOf, async ({ provId, cityId, boroughId, ...own }) => {
    if (provId === null || cityId === null) return
    const text = { name: own.name.trim(), phone: own.phone.trim(), address: own.address.trim() }
    await saveConsignee(editor.customerId, { ...text, provId, cityId, boroughId })
  })
  return (
    <EditSheet title="收货地址" {...sheet}>
      <TextField
        label="收货人"
        name="consigneeName"
        autoComplete="name"
        maxLength={LONGEST.name}
        value={address.name}
        problem={problems.name}
        onChange={(typed) => change({ name: typed })}
      />
      <PhoneField value={address.phone} problem={problems.phone} onChange={(phone) => change({ phone })} />
      <RegionFields region={address} problem={problems.region} onChange={change} />
      <TextField
        label="详细地址"
        name="address"
        autoComplete="street-address"
        maxLength={LONGEST.address}
        value={address.address}
        problem={problems.address}
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
