import { putActivity } from '@wenjin/database/queries/content/activities'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'

test("activities are a tenant's that are on, those that began last first", async () => {
  await using opened = await openTestApp()
  await addTenantSeven(opened)
  const { db } = opened.database.connection
  const put = (title: string, from: string, to: string, tenantId = 0) =>
    putActivity(db, tenantId, undefined, {
      title,
      about: '说明',
      link: '',
      startsAt: new Date(from),
      endsAt: new Date(to),
    })
  await put('long', '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z')
  await put('new', '2026-06-26T01:00:00Z', '2026-06-27T00:00:00Z')
  await put('over', '2026-06-01T00:00:00Z', '2026-06-26T01:00:00Z')
  await put('coming', '2026-06-26T01:00:01Z', '2026-07-01T00:00:00Z')
  await put('seven', '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z', 7)
  const titles = async () => (await opened.client().call('activityList', {})).map(({ title }) => title)
  expect(await titles()).toEqual(['new', 'long'])
  opened.pass(1_000)
  expect(await titles()).toEqual(['coming', 'new', 'long'])
  expect(await opened.client(SEVEN).call('activityList', {})).toEqual([
    {
      activityId: expect.any(Number),
      title: 'seven',
      about: '说明',
      link: '',
      startsAt: '2026-06-01T00:00:00.000Z',
      endsAt: '2026-07-01T00:00:00.000Z',
    },
  ])
})
