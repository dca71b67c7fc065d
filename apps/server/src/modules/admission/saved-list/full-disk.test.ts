import { testDatabases } from '@wenjin/database/testing'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import { batch, candidate, choices, planIdsOf } from '../../../testing/candidate.ts'

test.each(testDatabases)(
  'whichever statement of a save meets a full disk, the person is told with a number, and the list before stands ($name)',
  async (kind) => {
    let left = Infinity
    const onStatement = (): void => {
      left -= 1
      if (left < 0) throw Object.assign(new Error('could not extend file'), { code: '53100' })
    }
    await using opened = await openTestApp({ kind, onStatement })
    const { client, customerId, scoreId, units } = await candidate(opened)
    const batchListOf = (count: number) => batch(choices(units.slice(0, count)))
    let kept = await client.call('saveReport', { scoreId, batchList: batchListOf(2) })
    const { reportMainId: listId } = kept
    const save = (count: number) =>
      client.call('saveReport', {
        reportMainId: listId,
        scoreId,
        version: kept.version,
        batchList: batchListOf(count),
      })

    left = 100
    kept = await save(3)
    const statements = 100 - left
    expect(statements).toBeGreaterThan(1)
    for (let reached = 0; reached < statements; reached++) {
      left = reached
      await expect(save(5)).rejects.toMatchObject({
        code: '50001',
        message: expect.stringMatching(/^服务异常，请稍后重试（编号 .+）$/),
      })
      left = Infinity
      expect(await client.call('mainReportDetail', { customerId, reportMainId: listId })).toEqual(kept)
    }
    expect(planIdsOf(await save(5))).toEqual(units.slice(0, 5).map(({ planId }) => planId))
  },
)
