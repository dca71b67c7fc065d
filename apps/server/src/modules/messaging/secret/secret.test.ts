import { loadTenantSecrets, saveTenantSecret } from '@wenjin/database/queries/messaging/tenant-secrets'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import { testCarriers, testKeys } from '../../../testing/carriers.ts'
import { secretsOf } from './service.ts'
import { addTenantSeven, setSecrets } from '../../../testing/tenants.ts'

const NOW = new Date('2026-06-26T01:00:00Z')

test('a tenant has its accounts when every secret of them is set, and no other tenant does', async () => {
  await using opened = await openTestApp()
  await addTenantSeven(opened)
  await setSecrets(opened, 7, {
    'wx-app-secret': 's7',
    'qywx-corpid': 'ww7',
    'qywx-secret': 'q7',
    'qywx-userid': 'u7',
    'qywx-token': 't7',
  })
  await setSecrets(opened, 0, { 'qywx-aes-key': '' })
  const { connection } = opened.database
  const carriers = { ...testCarriers(), sms: { send: async () => {} } }
  const secrets = secretsOf({ connection, carriers, keys: await testKeys(), clock: () => NOW })
  expect(await secrets.wechatApp({ tenantId: 7, appid: 'wx7' })).toEqual({ appid: 'wx7', secret: 's7' })
  expect(await secrets.wechatApp({ tenantId: 7, appid: null })).toBeUndefined()
  expect(await secrets.wechatApp({ tenantId: 0, appid: 'wx7' })).toBeUndefined()
  expect(await secrets.qywxApp(7)).toEqual({ corpid: 'ww7', secret: 'q7', userid: 'u7' })
  expect(await secrets.qywxCallback(7)).toBeUndefined()
  expect(await secrets.qywxApp(0)).toBeUndefined()
})

test('a secret lies sealed, can be replaced, and one that does not open counts as missing', async () => {
  await using opened = await openTestApp()
  const { db } = opened.database.connection
  await setSecrets(opened, 0, { 'wx-app-secret': 'first' })
  await setSecrets(opened, 0, { 'wx-app-secret': 'second' })
  const sealed = await loadTenantSecrets(db, 0)
  expect([...sealed.keys()]).toEqual(['wx-app-secret'])
  const text = sealed.get('wx-app-secret') ?? ''
  expect(text).not.toContain('second')
  const keys = await testKeys()
  expect(await keys.open('tenant-secret', text, NOW)).toBe('second')

  await saveTenantSecret(db, 0, 'wx-app-secret', text.replace(/.{8}$/, 'AAAAAAAA'))
  const carriers = { ...testCarriers(), sms: { send: async () => {} } }
  const secrets = secretsOf({ connection: opened.database.connection, carriers, keys, clock: () => NOW })
  expect(await secrets.wechatApp({ tenantId: 0, appid: 'wx0' })).toBeUndefined()
})
