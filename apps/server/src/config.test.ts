import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

const DEFAULTS = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  webDir: resolve('apps/web/dist'),
  databaseUrl: undefined,
  production: false,
  clock: undefined,
  trustProxy: undefined,
  logLevel: 'info',
  carriers: {
    sms: { kind: 'outbox' },
    storage: { kind: 'folder' },
    identity: { kind: 'form' },
    wechatApi: 'https://api.weixin.qq.com',
    wechatOpen: 'https://open.weixin.qq.com',
    qywxApi: 'https://qyapi.weixin.qq.com',
  },
}

test('without an environment everything has its default', () => {
  expect(readConfig({})).toEqual(DEFAULTS)
})

test('a variable that is set to nothing counts as not set', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'WEB_DIR',
    'DATABASE_URL',
    'CLOCK',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'NODE_ENV',
  ]
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(DEFAULTS)
})

test('each variable is read', () => {
  const env = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/wenjin',
    WEB_DIR: '/srv/web',
    DATABASE_URL: 'postgres://localhost/wenjin',
    CLOCK: '2026-06-26T09:00+08:00',
    TRUST_PROXY: '10.0.0.0/8',
    LOG_LEVEL: 'warn',
  }
  expect(readConfig(env)).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/wenjin',
    webDir: '/srv/web',
    databaseUrl: 'postgres://localhost/wenjin',
    production: false,
    clock: new Date('2026-06-26T01:00:00Z'),
    trustProxy: '10.0.0.0/8',
    logLevel: 'warn',
    carriers: DEFAULTS.carriers,
  })
})

describe('what cannot be meant is refused with the name of the variable', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['CLOCK', 'tomorrow'],
    ['CLOCK', '2026-13-01'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value}`)
  })

  test('CLOCK in production', () => {
    const env = { NODE_ENV: 'production', CLOCK: '2026-06-26T09:00+08:00' }
    expect(() => readConfig(env)).toThrow('CLOCK is for rehearsal and tests and refused in production')
  })
})
