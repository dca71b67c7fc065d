import { expect, test } from 'vitest'
import { PROVINCES } from '../vocab/province.ts'
import { TRACK_NAMES } from '../vocab/track.ts'
import { parseTrack } from './parse-track.ts'

const idOf = (name: string): number => PROVINCES.find((one) => one.name === name)?.provId ?? 0

test.each([
  ['物理类', '湖南', 2025, 'physics'],
  ['首选物理', '湖南', 2025, 'physics'],
  ['物理', '湖南', 2025, 'physics'],
  ['历史', '湖南', 2025, 'history'],
  ['艺术类（物理科目组）', '福建', 2026, 'physics'],
  ['理科', '云南', 2026, 'physics'],
  ['文史类', '新疆', 2026, 'liberal'],
  ['理工', '西藏', 2026, 'science'],
  ['历史类', '西藏', 2025, 'liberal'],
  ['理科', '湖南', 2020, 'science'],
  ['体育文', '山东', 2018, 'liberal'],
  ['综合', '山东', 2025, 'combined'],
  ['综合改革', '北京', 2024, 'combined'],
  ['3+3综合', '上海', 2020, 'combined'],
  ['不分文理', '海南', 2025, 'combined'],
])('%s of %s in %d is %s', (text, province, year, track) => {
  expect(parseTrack(text, idOf(province), year)).toBe(track)
})

test.each([
  ['综合', '湖南', 2025],
  ['物理类', '山东', 2025],
  ['', '湖南', 2025],
  ['艺术类', '湖南', 2025],
  ['艺术类(不分科类)', '湖南', 2025],
  ['蒙授理科', '内蒙古', 2020],
  ['语数外', '上海', 2020],
  ['物理/历史', '湖南', 2025],
  ['物理类', '某省', 2025],
])('"%s" of %s in %d is no track', (text, province, year) => {
  expect(parseTrack(text, idOf(province), year)).toBeUndefined()
})

test('reads the product’s own names', () => {
  expect(parseTrack(TRACK_NAMES.physics, idOf('湖南'), 2026)).toBe('physics')
  expect(parseTrack(TRACK_NAMES.combined, idOf('山东'), 2026)).toBe('combined')
  expect(parseTrack(TRACK_NAMES.liberal, idOf('新疆'), 2026)).toBe('liberal')
})
