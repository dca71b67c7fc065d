import { putBanner } from '@wenjin/database/queries/content/banners'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import { addTenantSeven, SEVEN } from '../../../testing/tenants.ts'

test("banners are a tenant's, of one place, in their order, while they are to be shown", async () => {
  await using opened = await openTestApp()
  await addTenantSeven(opened)
  const { db } = opened.database.connection
  const put = (
    title: string,
    sort: number,
    from: string | null,
    to: string | null,
    tenantId = 0,
    keyName = 'home',
  ) =>
    putBanner(db, tenantId, undefined, {
      keyName,
      title,
      imageUrl: `/files/${title}.png`,
      link: '/pages/news/eduNews',
      sort,
      startsAt: from === null ? null : new Date(from),
      endsAt: to === null ? null : new Date(to),
    })
  const now = '2026-06-26T09:00:00+08:00'
  await put('always', 3, null, null)
  await put('begun', 1, now, null)
  await put('ending', 2, null, '2026-06-26T09:00:01+08:00')
  await put('ended', 0, null, now)
  await put('coming', 0, '2026-06-26T09:00:01+08:00', null)
  await put('seven', 0, null, null, 7)
  await put('elsewhere', 0, null, null, 0, 'account')
  const shown = async (keyName: string, place = {}) =>
    (await opened.client(place).call('getBannerList', { keyName })).map(({ title }) => title)
  expect(await shown('home')).toEqual(['begun', 'ending', 'always'])
  expect(await shown('account')).toEqual(['elsewhere'])
  expect(await shown('nowhere')).toEqual([])
  expect(await shown('home', SEVEN)).toEqual(['seven'])
  opened.pass(1_000)
  expect(await shown('home')).toEqual(['coming', 'begun', 'always'])
  expect(await opened.client(SEVEN).call('getBannerList', { keyName: 'home' })).toEqual([
    {
      bannerId: expect.any(Number),
      title: 'seven',
      imageUrl: '/files/seven.png',
      link: '/pages/news/eduNews',
    },
  ])
})
