import { callLimits, checkPhone, PATHS } from '@wenjin/contract'
import { call } from '../../../../shared/lib/call.ts'
import { useForm } from '../../../../shared/lib/use-form.ts'
import { useNavigate } from '../../../../shared/router/router.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { PhoneField } from '../../../../shared/ui/phone-field.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'

/** Who wants to work with the tenant, and what about. */
export function CooperationForm() {
  const navigate = useNavigate()
  const { form, field, busy, refusal } = useForm({
    limits: callLimits('saveCooperation'),
    start: { name: '', organisation: '', phone: '', need: '' },
    check: ({ name, organisation, phone, need }) => ({
      name: name === '' ? '请输入联系人姓名' : null,
      organisation: organisation === '' ? '请输入单位名称' : null,
      phone: checkPhone(phone),
      need: need === '' ? '请写明合作需求' : null,
    }),
    send: async (input) => {
      await call('saveCooperation', input, { quiet: true })
      await navigate(`${PATHS.cooperation}?sent=1`, { replace: true })
    },
  })
  return (
    <Card title="商务合作">
      <p className="soft mb-12">学校、机构合作请填写以下信息，只用于商务合作联系。</p>
      <form {...form}>
        <TextField {...field('name')} label="联系人" autoComplete="name" />
        <TextField {...field('organisation')} label="单位" autoComplete="organization" />
        <PhoneField {...field('phone')} />
        <TextField {...field('need')} label="合作需求" rows={5} />
        {refusal !== null && (
          <p className="danger mb-8" role="alert">
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
