import { removeTenantConfig, saveTenantConfig } from '@wenjin/database/queries/kernel/tenant-writes'
import { loadTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import { Failure, UsageError } from '../shell/command.ts'
import { change, look } from '../shell/define.ts'
import { PATH, TEXT, word } from '../shell/fields.ts'
import { must, one } from '../shell/options.ts'
import { readPictureFile, readTextFile } from '../shell/read-file.ts'
import { textTable } from '../shell/text-table.ts'
import { CONFIG_KEY, configItem, KNOWN_KEYS } from './config-keys.ts'
import { TENANT, tenantNamed, tenantWords } from './tenant-named.ts'

const KEY = { key: must(CONFIG_KEY, '配置项的键，“-”和“_”都可以') }
const INPUT_TYPE = word('种类', ['text', 'richText', 'file'])
const KNOWN = textTable(
  ['键', '种类', '用途'],
  Object.entries(KNOWN_KEYS).map(([key, { inputType, about }]) => [key, inputType, about]),
)
/** Letters of a value that a list shows. */
const SHOWN = 50

export const configSet = change({
  name: 'config set',
  summary: '设置租户的配置项',
  about: `设置租户的一个配置项；富文本可以带任何标签，显示时只留安全的。随时生效。产品认识的配置项：\n\n${KNOWN.map((line) => `  ${line}`).join('\n')}`,
  example: 'config set --tenant 0 --key pc-aboutus-userAgreement --file 用户协议.html',
  options: {
    ...TENANT,
    ...KEY,
    value: one(TEXT, '值'),
    file: one(PATH, '值在这个文件里：UTF-8文本，种类是file时是图片'),
    type: one(INPUT_TYPE, '种类；产品认识的配置项不用写'),
  },
  async plan({ options, db }) {
    const item = readItem(options)
    const tenant = await tenantNamed(db, options.tenant)
    return {
      intent: `设置租户${tenantWords(tenant)}的${item.keyEname}`,
      detail: { tenant: options.tenant, key: item.keyEname, length: item.keyValue.length },
      async apply(trx) {
        await saveTenantConfig(trx, options.tenant, item)
        return [`已设置${item.keyEname}：${shortened(item.keyValue)}`]
      },
    }
  },
})

interface Given {
  readonly key: string
  readonly value: string | undefined
  readonly file: string | undefined
  readonly type: 'text' | 'richText' | 'file' | undefined
}

function readItem({ key, value, file, type }: Given) {
  if ((value === undefined) === (file === undefined)) throw new UsageError('--value 和 --file 要写一个')
  const isPicture = (type ?? KNOWN_KEYS[key]?.inputType) === 'file'
  const text = file === undefined ? (value ?? '') : isPicture ? readPictureFile(file) : readTextFile(file)
  return configItem(key, text, type)
}

export const configGet = look({
  name: 'config get',
  summary: '看一个配置项',
  about: '原样输出租户的一个配置项。',
  example: 'config get --tenant 0 --key pc-aboutus-userAgreement > 用户协议.html',
  options: { ...TENANT, ...KEY },
  async lines({ options: { tenant, key }, db }) {
    await tenantNamed(db, tenant)
    const item = (await loadTenantConfig(db, tenant)).find(({ keyEname }) => keyEname === key)
    if (item === undefined) throw new Failure(`租户${tenant}没有配置项${key}`)
    return [item.keyValue]
  },
})

export const configList = look({
  name: 'config list',
  summary: '列出租户的配置项',
  about: '列出租户的配置项，长的值只看开头。',
  example: 'config list --tenant 0',
  options: TENANT,
  async lines({ options: { tenant }, db }) {
    await tenantNamed(db, tenant)
    const items = await loadTenantConfig(db, tenant)
    return textTable(
      ['键', '种类', '值'],
      items.map(({ keyEname, inputType, keyValue }) => [keyEname, inputType, shortened(keyValue)]),
    )
  },
})

export const configUnset = change({
  name: 'config unset',
  summary: '去掉租户的配置项',
  about: '去掉租户的一个配置项。主品牌的用户协议去掉后，下次启动服务器会换回自带的一份。',
  example: 'config unset --tenant 0 --key mini-programs-link',
  options: { ...TENANT, ...KEY },
  async plan({ options: { tenant, key }, db }) {
    const named = await tenantNamed(db, tenant)
    return {
      intent: `去掉租户${tenantWords(named)}的${key}`,
      detail: { tenant, key },
      async apply(trx) {
        if (!(await removeTenantConfig(trx, tenant, key))) throw new Failure(`租户${tenant}没有配置项${key}`)
        return [`已去掉${key}`]
      },
    }
  },
})

function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= SHOWN ? letters.join('') : `${letters.slice(0, SHOWN).join('')}…`
}
