import type { CallReply, Calls } from '@wenjin/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { usePopups } from '../../../shared/lib/popups.ts'
import {
  askedOf,
  CUSTOMER,
  expectNoText,
  expectText,
  inTurn,
  LONG,
  press,
  refused,
  renderPart,
} from '../../../testing/index.ts'
import { LikeButton } from './like-button.tsx'
import { LikeList } from './like-list.tsx'

type Likes = CallReply<Calls['getLikeList']>

function like(i: number, name: string = LONG.school): Likes['list'][number] {
  return {
    kind: 'school',
    targetId: String(i),
    name,
    about: '山东威海 · 理工',
    likedAt: '2026-06-26T01:00:00.000Z',
  }
}

function likes(...list: Likes['list']): Likes {
  return { total: list.length, list }
}

const TARGET = { kind: 'school', targetId: '1001' } as const

test('a school is liked, and told where to find it', async () => {
  await renderPart(<LikeButton customerId={7} target={TARGET} name={LONG.school} />, {
    as: CUSTOMER,
    calls: { getLikeList: inTurn(likes(), likes(like(1001))), saveLike: null },
  })
  await press(`收藏${LONG.school}`)
  await expectText('已收藏，可在「我的收藏」中查看')
  expect(askedOf('saveLike')).toEqual([{ customerId: 7, ...TARGET, liked: 1 }])
  await expect
    .element(page.getByRole('button', { name: `已收藏${LONG.school}` }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('a like that is refused is taken back, and why is told', async () => {
  await renderPart(<LikeButton customerId={7} target={TARGET} name={LONG.school} />, {
    as: CUSTOMER,
    calls: { getLikeList: likes(), saveLike: refused('40006', '收藏已满') },
  })
  await press(`收藏${LONG.school}`)
  await expectText('收藏已满')
  await expect.element(page.getByRole('button', { name: /^收藏/ })).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor is asked to sign in', async () => {
  await renderPart(<LikeButton customerId={null} target={TARGET} name={LONG.school} />, { dark: true })
  await press(`收藏${LONG.school}`)
  expect(usePopups.getState().signIn).toEqual({ reason: '登录后收藏' })
})

test('what is liked leads to its chances, and is taken out with a way back', async () => {
  const { path } = await renderPart(<LikeList customerId={7} likes={[like(1), like(2, LONG.major)]} />, {
    as: CUSTOMER,
    calls: { saveLike: null },
  })
  await press(`取消收藏${LONG.school}`)
  await expectText(`已取消收藏${LONG.school}`)
  await press('撤销')
  await expect.poll(() => askedOf('saveLike').map(({ liked }) => liked)).toEqual([0, 1])
  await press(new RegExp(`^${LONG.school}`), 'link')
  expect(path()).toContain(`keyword=${encodeURIComponent(LONG.school)}`)
})

test('many likes are drawn fifty at a time', async () => {
  await renderPart(
    <LikeList customerId={7} likes={Array.from({ length: 101 }, (_, i) => like(i, `大学${i}`))} />,
  )
  expect(page.getByRole('listitem').elements()).toHaveLength(50)
  await press('显示更多（还有51个）')
  await press('显示更多（还有1个）')
  expect(page.getByRole('listitem').elements()).toHaveLength(101)
  await expectNoText('显示更多')
})
