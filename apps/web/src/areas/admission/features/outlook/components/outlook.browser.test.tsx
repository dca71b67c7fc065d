import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  BASIS,
  expectNoText,
  expectText,
  LONG,
  press,
  RANK_INFO,
  renderPart,
} from '../../../../../testing/index.ts'
import type { End, Simulation, WhatIf } from '../simulate.ts'
import { OutlookSheet } from './outlook-sheet.tsx'
import { NoOutlook, OutlookStrip } from './outlook-strip.tsx'

function end(place: number, taken: number, fields: Partial<End> = {}): End {
  return {
    planId: place,
    place,
    univName: LONG.school,
    unitName: '第103组（物理+化学）',
    chance: 0.42,
    taken,
    refused: 0,
    out: false,
    refusalKnown: true,
    ...fields,
  }
}

const ENDS = [
  end(1, 0.124),
  end(2, 0.61, { univName: LONG.foreign, unitName: LONG.major, refused: 0.021 }),
  end(3, 0, { chance: null }),
  end(4, 0.002),
  end(96, 0.15, { refusalKnown: false }),
]
const NOW: Simulation = { admitted: 0.886, slipping: 0.093, refusal: 0.021, ends: ENDS }

function answer({ rank, without }: WhatIf): Simulation {
  if (rank === null && without === null) return NOW
  return { ...NOW, admitted: 0.5, ends: ENDS.map((one) => ({ ...one, out: one.planId === without })) }
}

function sheet(more: Partial<Parameters<typeof OutlookSheet>[0]> = {}) {
  return (
    <OutlookSheet
      open
      onClose={() => {}}
      basis={BASIS}
      score={620}
      nearby={RANK_INFO.nearby}
      simulate={answer}
      onExplain={() => {}}
      {...more}
    />
  )
}

test('the outcome of a list is told in figures, words and a picture that has words', async () => {
  await renderPart(sheet())
  await expectText('88.6%', '9.3%', '偏高', '2.1%', '需留意')
  await expect.element(page.getByRole('img', { name: /^最可能：第2志愿.*滑档9.3%，退档2.1%$/ })).toBeVisible()
  await expectText('第3志愿数据不足', '第96志愿不服从调剂又没有选专业')
  await expectText('另有1个不到0.5%，合计0.2%，展开')
})

test('choices that hardly ever take are folded away, and opened on tap', async () => {
  await renderPart(sheet(), { dark: true })
  await press(/展开$/)
  await expectText('收起不到0.5%的', '0.2%')
})

test('another score is tried by steps, by the slider and taken back, and no further than is known', async () => {
  const asked = vi.fn<typeof answer>(answer)
  await renderPart(sheet({ simulate: asked }))
  await press('多1分')
  await expectText('621分（+1），位次9,700', '原为88.6%')
  await press('多1分')
  await expectText('621分（+1）')
  await userEvent.click(page.getByRole('slider'))
  await userEvent.keyboard('{Home}')
  await expectText('619分（-1），位次10,050')
  await press('还原')
  await expectText('620分，位次9,876')
  await expectNoText('原为88.6%')
  expect(asked).toHaveBeenCalledWith({ rank: 9700, without: null })
})

test('a choice is left out of the question by a tap, the list stays', async () => {
  await renderPart(sheet())
  await press(/^去掉看看：第\s*2/)
  await expectText('已去掉第2志愿来看，志愿表没有变。', '已去掉')
})

test('without ranks of the scores around, only choices can be left out', async () => {
  await renderPart(sheet({ nearby: undefined, basis: { ...BASIS, demo: true } }))
  await expectText('没有取到附近分数的位次', '示例数据')
})

test.each([
  ['on its way', null, '正在模拟志愿表…'],
  ['calm', { ...NOW, slipping: 0, refusal: 0 }, '0%'],
  ['in danger', NOW, LONG.foreign],
  ['ending nowhere', { ...NOW, ends: [] }, '9.3%'],
] as const)('the line below a list tells its outcome: %s', async (_what, simulation, said) => {
  const open = vi.fn<() => void>()
  await renderPart(<OutlookStrip simulation={simulation} onOpen={open} />)
  await expectText(said)
  if (simulation === null) return
  await press(/^志愿表模拟：/)
  expect(open).toHaveBeenCalledOnce()
})

test('where choices are looked at in sequence the simulation does not apply', async () => {
  await renderPart(<NoOutlook />)
  await expectText('志愿表模拟不适用')
})
