import { listTenants, loadLockedProvinces, loadTenantConfig } from '@wenjin/database/queries/kernel/tenants'
import { loadTenantSecrets } from '@wenjin/database/queries/messaging/tenant-secrets'
import { provinceById } from '@wenjin/engine'
import { look } from '../shell/define.ts'
import { TENANT_ID } from '../shell/fields.ts'
import { must } from '../shell/options.ts'
import { textTable } from '../shell/text-table.ts'
import { tenantNamed } from './tenant-named.ts'

export const tenantList = look({
  name: 'tenant list',
  summary: '列出租户',
  about: '列出所有租户。没有登记的域名归0号（主品牌）。',
  example: 'tenant list',
  options: {},
  async lines({ db }) {
    const tenants = await listTenants(db)
    return textTable(
      ['编号', '品牌', '简称', '主题色', '默认省份', '域名'],
      tenants.map((tenant) => [
        tenant.tenantId,
        tenant.brandName,
        tenant.shortName,
        tenant.themeColor,
        tenant.defaultProvince.provName,
        tenant.hosts.join(' '),
      ]),
    )
  },
})

export const tenantShow = look({
  name: 'tenant show',
  summary: '看一个租户',
  about: '列出一个租户的全部设置；密钥只说有没有。',
  example: 'tenant show --id 0',
  options: { id: must(TENANT_ID, '租户编号') },
  async lines({ options: { id }, db }) {
    const tenant = await tenantNamed(db, id)
    const locked = [...(await loadLockedProvinces(db, id))].map(
      (provId) => provinceById(provId)?.name ?? provId,
    )
    const config = await loadTenantConfig(db, id)
    const secrets = await loadTenantSecrets(db, id)
    return textTable(
      ['项', '值'],
      [
        ['编号', String(id)],
        ['品牌', tenant.brandName],
        ['简称', tenant.shortName],
        ['主题色', tenant.themeColor],
        ['默认省份', tenant.defaultProvince.provName],
        ['AppID', tenant.appid ?? '无'],
        ['商城名称', tenant.mallName],
        ['域名', tenant.hosts.join(' ') || '无'],
        ['关掉的功能', tenant.disabledList.join(' ') || '无'],
        ['锁定的省份', locked.join(' ') || '无'],
        ['配置项', config.map(({ keyEname }) => keyEname).join(' ') || '无'],
        ['已设的密钥', [...secrets.keys()].toSorted().join(' ') || '无'],
      ],
    )
  },
})
