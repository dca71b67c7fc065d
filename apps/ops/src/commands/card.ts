import { cardHash } from '@wenjin/database/cards/card-hash'
import { makeCardNumber, readCardNumber } from '@wenjin/database/cards/card-number'
import { insertCards, voidCards } from '@wenjin/database/queries/commerce/right-cards'
import { listRights } from '@wenjin/database/queries/commerce/rights'
import type { Keys } from '@wenjin/database/keys/keys'
import { randomInt } from 'node:crypto'
import { Failure, UsageError } from '../shell/command.ts'
import { chinaTime } from '../shell/china-time.ts'
import { change } from '../shell/define.ts'
import type { Db } from '../shell/define.ts'
import { ENDS_AT, line, PATH, whole } from '../shell/fields.ts'
import { serverKeys } from '../shell/open-keys.ts'
import { many, must, one } from '../shell/options.ts'
import { readTextFile } from '../shell/read-file.ts'
import { RIGHT_CODE } from './right.ts'
import { TENANT, tenantNamed, tenantWords } from './tenant-named.ts'

const MAX_CARDS = 10_000

export const cardIssue = change({
  name: 'card issue',
  summary: '发行权益卡',
  about: `发行一批权益卡，把卡号输出到标准输出，一行一个，只此一次：数据库里只有卡号的摘要，再也查不出来。
卡号16位加1位校验，没有0、O、1、I、L；输入时大小写、空格和“-”都不要紧。每张卡只能激活一次。`,
  example: 'card issue --tenant 0 --count 100 --name 一年会员 --right vip --days 365 --yes > 卡号.txt',
  options: {
    ...TENANT,
    count: must(whole('张数', 1, MAX_CARDS), `几张，最多${MAX_CARDS}`),
    name: must(line('名称', 40), '卡的名称，客户看得见'),
    right: many(RIGHT_CODE, '含有的权益的代号', true),
    days: one(whole('天数', 1, 3_650), '激活后有效几天（默认长期）'),
    quota: one(whole('次数', 1, 100_000), '每项权益能用几次（默认不限）'),
    until: one(ENDS_AT, '最晚什么时候激活（默认不限）；只写日期就到那天结束'),
  },
  async plan({ options, db, place, around }) {
    const { tenant, count, name, days = null, quota = null, until = null } = options
    const named = await tenantNamed(db, tenant)
    const rightIds = await rightIdsOf(db, tenant, options.right)
    if (until !== null && until <= around.clock()) throw new UsageError('--until 已经过去')
    const keys = await serverKeys(place, around.clock())
    return {
      intent: [
        `为租户${tenantWords(named)}发行${count}张“${name}”：${options.right.join('、')}`,
        days === null ? '长期有效' : `激活后${days}天有效`,
        quota === null ? '次数不限' : `每项${quota}次`,
        until === null ? '什么时候激活都可以' : `${chinaTime(until)}前激活`,
      ].join('，'),
      detail: { tenant, count, name, rights: options.right, days, quota, until },
      async apply(trx, now) {
        const numbers = Array.from({ length: count }, () => makeCardNumber(randomInt))
        const cardHashes = await hashesOf(keys, tenant, numbers)
        const alike = { tenantId: tenant, name, rightIds, days, quota, usableUntil: until, now }
        await insertCards(trx, { ...alike, cardHashes })
        return numbers
      },
    }
  },
})

export const cardVoid = change({
  name: 'card void',
  summary: '作废权益卡',
  about: '作废文件里列出的卡，一行一个卡号；已经激活的不受影响。作废了不能恢复。',
  example: 'card void --tenant 0 --file 卡号.txt',
  options: { ...TENANT, file: must(PATH, '卡号，一行一个') },
  async plan({ options: { tenant, file }, db, place, around }) {
    const named = await tenantNamed(db, tenant)
    const numbers = readTextFile(file)
      .split('\n')
      .filter((text) => text.trim() !== '')
    const wrong = numbers.findIndex((text) => readCardNumber(text) === undefined)
    if (wrong >= 0) throw new UsageError(`${file}：第${wrong + 1}个不是卡号`)
    if (numbers.length === 0 || numbers.length > MAX_CARDS)
      throw new UsageError(`${file}：要有1到${MAX_CARDS}个卡号，现有${numbers.length}个`)
    const hashes = await hashesOf(await serverKeys(place, around.clock()), tenant, numbers)
    return {
      intent: `作废租户${tenantWords(named)}的${numbers.length}张卡`,
      detail: { tenant, count: numbers.length },
      async apply(trx) {
        const voided = await voidCards(trx, tenant, hashes)
        const rest = numbers.length - voided
        return [`已作废${voided}张${rest === 0 ? '' : `；另外${rest}张不是这个租户的、已激活或早已作废`}`]
      },
    }
  },
})

async function rightIdsOf(db: Db, tenantId: number, codes: readonly string[]): Promise<number[]> {
  const rights = new Map((await listRights(db, tenantId)).map((right) => [right.code, right.rightId]))
  return [...new Set(codes)].map((code) => {
    const rightId = rights.get(code)
    if (rightId === undefined)
      throw new Failure(`租户${tenantId}没有权益${code}。现有：${[...rights.keys()].join('、') || '无'}`)
    return rightId
  })
}

function hashesOf(keys: Keys, tenantId: number, numbers: readonly string[]): Promise<string[]> {
  return Promise.all(
    numbers.map((text) => {
      const number = readCardNumber(text)
      if (number === undefined) throw new Error('a number without its check letter')
      return cardHash(keys, tenantId, number)
    }),
  )
}
