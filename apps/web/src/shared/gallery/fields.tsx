import { PasswordField } from '../ui/password-field.tsx'
import { Field } from '../ui/field.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { ProvinceGrid } from '../ui/province-grid.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SmsCodeField } from '../ui/sms-code-field.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Kept, LONG_NAME, LONG_TEXT } from './specimen.tsx'
import type { Specimen } from './specimen.tsx'

const nothing = (): void => {}

const OPTIONS = [
  { value: 1, text: LONG_NAME },
  { value: 2, text: '长沙市' },
]

/** Parts that something is put into. */
export const FIELDS: readonly Specimen[] = [
  {
    part: 'field',
    state: '说明与字数',
    shown: (
      <Field id="specimen" label="备注" aside="0/20" problem={undefined} hint={LONG_TEXT}>
        <input id="specimen" style={{ minHeight: 44 }} />
      </Field>
    ),
  },
  {
    part: 'text-field',
    state: '已填，有说明',
    shown: (
      <Kept start={LONG_NAME}>
        {(value, keep) => (
          <TextField
            label="就读中学"
            name="school"
            maxLength={40}
            hint="写全称"
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
  },
  {
    part: 'text-field',
    state: '填写有误',
    shown: (
      <TextField label="姓名" name="name" maxLength={20} value="" problem="请输入姓名" onChange={nothing} />
    ),
  },
  {
    part: 'text-field',
    state: '多行，已写满',
    shown: (
      <Kept start={LONG_TEXT.slice(0, 100)}>
        {(value, keep) => (
          <TextField label="简介" name="intro" maxLength={100} rows={3} value={value} onChange={keep} />
        )}
      </Kept>
    ),
  },
  {
    part: 'phone-field',
    state: '手机号',
    shown: (
      <Kept start="">
        {(value, keep) => <PhoneField value={value} problem={undefined} onChange={keep} />}
      </Kept>
    ),
  },
  {
    part: 'password-field',
    state: '密码，有误',
    shown: (
      <Kept start="abc">
        {(value, keep) => (
          <PasswordField
            label="新密码"
            name="passwd"
            autoComplete="new-password"
            maxLength={20}
            value={value}
            problem="密码需8至20位"
            onChange={keep}
          />
        )}
      </Kept>
    ),
  },
  {
    part: 'sms-code-field',
    state: '验证码',
    shown: (
      <Kept start="">
        {(value, keep) => (
          <SmsCodeField
            phone="13700000001"
            type={1}
            value={value}
            problem={undefined}
            onChange={keep}
            onWrongPhone={nothing}
          />
        )}
      </Kept>
    ),
  },
  {
    part: 'select-field',
    state: '已选，名称很长',
    shown: (
      <Kept start={1 as number | null}>
        {(value, keep) => (
          <SelectField
            label="城市"
            name="city"
            none="请选择"
            value={value}
            options={OPTIONS}
            onChange={keep}
          />
        )}
      </Kept>
    ),
  },
  {
    part: 'select-field',
    state: '等待上一项，有误',
    shown: (
      <SelectField
        label="区县"
        name="borough"
        none="先选择城市"
        waiting
        value={null}
        options={[]}
        problem="请选择区县"
        onChange={nothing}
      />
    ),
  },
  {
    part: 'switch',
    state: '开与关',
    shown: (
      <Kept start={true as boolean}>
        {(on, keep) => (
          <Switch
            on={on}
            name="第3志愿服从专业调剂"
            text={on ? '服从' : '不服从'}
            onToggle={() => keep(!on)}
          />
        )}
      </Kept>
    ),
  },
  {
    part: 'province-grid',
    state: '已选一个',
    shown: (
      <Kept start={32 as number | null}>
        {(value, keep) => <ProvinceGrid selected={value} onPick={keep} />}
      </Kept>
    ),
  },
]
