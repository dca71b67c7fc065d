import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectText, LONG, press, renderPart } from '../../testing/index.ts'
import { Button } from './button.tsx'
import { EmptyState, FailedState } from './states.tsx'

test('an empty state says what is not there, why, and leads on', async () => {
  const next = vi.fn<() => void>()
  await renderPart(
    <EmptyState title={LONG.name} text={LONG.major}>
      <Button look="main" onClick={next}>
        去看看
      </Button>
    </EmptyState>,
  )
  await expectText(LONG.name, LONG.major)
  await press('去看看')
  expect(next).toHaveBeenCalledOnce()
})

test('a failure is told at once: what, why, and a way to try again', async () => {
  const retry = vi.fn<() => void>()
  await renderPart(<FailedState what="专业列表" error={new Error('网络连接不畅')} onRetry={retry} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/专业列表没有加载出来网络连接不畅/)
  await press('重试')
  expect(retry).toHaveBeenCalledOnce()
})
