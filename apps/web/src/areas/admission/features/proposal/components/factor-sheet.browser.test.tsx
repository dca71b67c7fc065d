import { CallError } from '@wenjin/contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  expectNoText,
  expectText,
  expectWaiting,
  press,
  renderPart,
  type,
} from '../../../../../testing/index.ts'
import { USUAL } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'
import { FactorSheet } from './factor-sheet.tsx'
import { PreferenceCard } from './preference-card.tsx'

const CLASSES = [
  { code: '0809', name: '计算机类', category: '工学' },
  { code: '0201', name: '经济学类', category: '经济学' },
]
const PREFERENCES: Preferences = { ...USUAL, areas: [32, 22], majorClasses: ['0809', '1299'], feeMost: 8000 }

function sheet(more: Partial<Parameters<typeof FactorSheet>[0]> = {}) {
  return (
    <FactorSheet
      open
      onClose={() => {}}
      preferences={USUAL}
      error={null}
      onRetry={() => {}}
      classes={CLASSES}
      kept="随志愿表保存在账号"
      onSave={() => Promise.resolve()}
      {...more}
    />
  )
}

test('preferences are weighed, chosen and saved together', async () => {
  const [save, close] = [
    vi.fn<(wanted: Preferences) => Promise<void>>(() => Promise.resolve()),
    vi.fn<() => void>(),
  ]
  await renderPart(sheet({ onSave: save, onClose: close }))
  await userEvent.click(page.getByRole('slider', { name: /^院校/ }))
  await userEvent.keyboard('{End}')
  await expectText('5 最看重', '随志愿表保存在账号')
  await type('学费上限（元/年）', ' 8000 ')
  await page.getByText('意向省份').click()
  await press('湖南')
  await page.getByText('意向专业类').click()
  await press('计算机类')
  await press('保存')
  await expectText('偏好已保存')
  expect(save).toHaveBeenCalledExactlyOnceWith({
    ...USUAL,
    school: 5,
    feeMost: 8000,
    areas: [32],
    majorClasses: ['0809'],
  })
  expect(close).toHaveBeenCalledOnce()
})

test('a limit that is not a number of yuan is not saved, and says so', async () => {
  const save = vi.fn<() => Promise<void>>()
  await renderPart(sheet({ onSave: save }))
  await type('学费上限（元/年）', '八千')
  await expect.element(page.getByLabelText('学费上限（元/年）')).toBeInvalid()
  await press('保存')
  expect(save).not.toHaveBeenCalled()
})

test('the usual weights come back by one tap', async () => {
  await renderPart(sheet({ preferences: PREFERENCES }), { dark: true })
  await expectText('已选2个')
  await press('恢复默认')
  await expect.element(page.getByLabelText('学费上限（元/年）')).toHaveValue('')
  await expectNoText('已选2个')
})

test('a class the batch does not have can be taken back', async () => {
  await renderPart(sheet({ preferences: PREFERENCES }))
  await page.getByText('意向专业类').click()
  await press('专业类1299（本批次没有）')
  await expectText('已选1个')
})

test('without the batch’s classes it says so', async () => {
  await renderPart(sheet({ classes: [] }))
  await page.getByText('意向专业类').click()
  await expectText('没有取到本批次的专业类')
})

test('what the server refuses is told beside the button, and nothing is lost', async () => {
  const onSave = (): Promise<void> => Promise.reject(new CallError('40006', '志愿表已删除', 200, null))
  await renderPart(sheet({ onSave }))
  await type('学费上限（元/年）', '9000')
  await press('保存')
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有保存：志愿表已删除')
  await expect.element(page.getByLabelText('学费上限（元/年）')).toHaveValue('9000')
})

test('preferences are waited for', async () => {
  await renderPart(sheet({ preferences: undefined }))
  await expectWaiting()
})

test('preferences that do not come can be asked for again', async () => {
  const retry = vi.fn<() => void>()
  await renderPart(sheet({ preferences: undefined, error: new Error('网络连接不畅'), onRetry: retry }))
  await expectText('偏好没有加载出来', '网络连接不畅')
  await press('重试')
  expect(retry).toHaveBeenCalledOnce()
})

test('what a proposal was asked for stands above it', async () => {
  const change = vi.fn<() => void>()
  const chosen = { ...PREFERENCES, areas: [15, 16, 17, 18, 19, 20, 21, 22] }
  await renderPart(<PreferenceCard preferences={chosen} onChange={change} />)
  await expectText('北京、天津、河北', '学费不超过8000元/年', '滑档风险不超过')
  await press('修改偏好')
  expect(change).toHaveBeenCalledOnce()
})
