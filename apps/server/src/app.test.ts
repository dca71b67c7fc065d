import { testDatabases } from '@wenjin/database/testing'
import { expect, test } from 'vitest'
import { HUNAN, openTestApp } from './testing/test-app.ts'
import { readWorkbook } from './testing/test-workbook.ts'

test.each(testDatabases)(
  'on $name a visitor asks, signs in, fills a list and finds it on another phone',
  async (kind) => {
    await using opened = await openTestApp({ kind })
    const phone = opened.client()
    const open = (await phone.call('getProvinces', {})).filter(
      ({ provStatus, canUse }) => provStatus && canUse === 1,
    )
    expect(open.map(({ provName }) => provName)).toContain('湖南')
    const { rank } = await phone.call('lastRank', HUNAN)
    const asVisitor = await phone.call('queryUniv', { ...HUNAN, batchId: 2, sort: 'probability' })
    expect(asVisitor.basis).toMatchObject({ rank, year: 2026 })

    const customerId = await phone.signIn('13800000001')
    await phone.call('changeProvince', { customerId, year: 2026, provinceId: 32 })
    const { scoreId } = await phone.call('saveScore', HUNAN)
    const found = await phone.call('queryUniv', { scoreId, batchId: 2, sort: 'probability' })
    expect(found).toEqual(asVisitor)

    const units = found.univList
      .flatMap(({ groups, univName }) => groups.map((unit) => ({ ...unit, univName })))
      .slice(0, 3)
    const reportUnivList = units.map(({ planId, univId: universityId, group }, i) => ({
      planId,
      univId: universityId,
      group,
      reportNo: i + 1,
      isObey: 1,
      majorList: [],
    }))
    const saved = await phone.call('saveReport', {
      scoreId,
      name: '我的志愿',
      batchList: [{ batchId: 2, reportUnivList }],
    })

    opened.pass(60_000)
    const other = opened.client()
    expect(await other.signIn('13800000001')).toBe(customerId)
    const { choiceScoreDto } = await other.call('getUserInfo', { customerId })
    expect(choiceScoreDto?.scoreId).toBe(scoreId)
    const { total, list } = await other.call('mainReportList', {
      customerId,
      order: 'desc',
      pageNo: 1,
      pageSize: 1000,
    })
    expect([total, list.map(({ name, univNum }) => [name, univNum])]).toEqual([1, [['我的志愿', 3]]])
    const { reportMainId: listId } = saved
    expect(
      await other.call('mainReportDetail', { customerId, reportMainId: listId, detailLevel: 2 }),
    ).toEqual(saved)
    const file = await other.call('reportExport', { reportMainId: listId })
    const rows = (await readWorkbook(file)).get('本科批') ?? []
    expect(rows.slice(5).map(([no, code, name]) => [no, code, name])).toEqual(
      units.map(({ schoolCode, univName }, i) => [String(i + 1), schoolCode, univName]),
    )
  },
)
