import { callLimits, checkPhone } from '@wenjin/contract'
import { useForm } from '../../../../../shared/lib/use-form.ts'
import { PhoneField } from '../../../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { saveConsignee } from '../api.ts'
import type { Consignee } from '../api.ts'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'
import { NO_REGION, RegionFields, regionProblem } from './region-fields.tsx'
import type { Region } from './region-fields.tsx'

interface Address extends Region {
  readonly name: string
  readonly phone: string
  readonly address: string
}

const EMPTY: Address = { ...NO_REGION, name: '', phone: '', address: '' }

/** Where to send things. */
export function ConsigneeSheet({
  consignee,
  ...editor
}: EditorProps & { readonly consignee: Consignee | null }) {
  const form = useForm({
    limits: callLimits('updateConsignee'),
    start: consignee === null ? EMPTY : fieldsOf(consignee),
    check: ({ name, phone, address, ...region }) => ({
      name: name === '' ? '请输入收货人姓名' : null,
      phone: checkPhone(phone),
      provId: regionProblem(region),
      address: address === '' ? '请输入详细地址' : null,
    }),
    send: async ({ provId, cityId, ...own }) => {
      if (provId === null || cityId === null) return
      await saveConsignee(editor.customerId, { ...own, provId, cityId })
      finish(editor)
    },
  })
  return (
    <EditSheet {...editor} title="收货地址" form={form}>
      <TextField {...form.field('name')} label="收货人" autoComplete="name" />
      <PhoneField {...form.field('phone')} />
      <RegionFields region={form.values} problem={form.problemOf('provId')} onChange={form.change} />
      <TextField
        {...form.field('address')}
        label="详细地址"
        autoComplete="street-address"
        placeholder="街道、门牌号、楼层"
      />
    </EditSheet>
  )
}

function fieldsOf({ name, phone, provId, cityId, boroughId, address }: Consignee): Address {
  return { name, phone, provId, cityId, boroughId, address }
}
