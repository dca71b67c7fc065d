import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoText, expectText, LONG, press, renderPart, type } from '../../testing/index.ts'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { confirm } from './confirm.ts'
import { FigureSource } from './figure-source.tsx'
import { NameSheet } from './name-sheet.tsx'
import { RichText } from './rich-text.tsx'
import { Sheet } from './sheet.tsx'
import { toast } from './toast.ts'

test('a sheet takes the focus, keeps it inside, and its page is out of reach behind it', async () => {
  const close = vi.fn<() => void>()
  await renderPart(
    <>
      <Button>页面上的按钮</Button>
      <Sheet open title={LONG.school} onClose={close} footer={<Button look="main">确定</Button>}>
        <p>内容</p>
      </Sheet>
    </>,
  )
  await expect.element(page.getByRole('dialog', { name: LONG.school })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '页面上的按钮' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '关闭' })).toHaveFocus()
  await press('关闭')
  expect(close).toHaveBeenCalledOnce()
})

test('a name is trimmed; an empty one is not taken, an unchanged one changes nothing', async () => {
  const [named, close] = [vi.fn<(name: string) => void>(), vi.fn<() => void>()]
  await renderPart(
    <NameSheet open title="志愿表名称" name="方案一" maxLength={20} onName={named} onClose={close} />,
  )
  await expect.element(page.getByRole('textbox', { name: '志愿表名称' })).toHaveFocus()
  await press('保存')
  expect(named).not.toHaveBeenCalled()
  await type('志愿表名称', '  ')
  await press('保存')
  await expectText('请输入名称')
  await type('志愿表名称', ` ${LONG.school} `)
  await press('保存')
  expect(named).toHaveBeenCalledExactlyOnceWith(LONG.school)
})

const FACTS = [{ name: '来源', value: LONG.major }]

test('a figure is large enough to be tapped and tells where it comes from', async () => {
  await renderPart(
    <FigureSource title="位次" facts={FACTS} note={LONG.major}>
      7
    </FigureSource>,
  )
  const box = page
    .getByRole('button', { name: /查看来源/ })
    .element()
    .getBoundingClientRect()
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  await press(/查看来源/)
  await expectText('来源', LONG.major)
})

test('made-up data say so beside the figure’s source', async () => {
  await renderPart(
    <FigureSource title="位次" facts={FACTS} demo>
      12,345
    </FigureSource>,
  )
  await press(/查看来源/)
  await expectText('示例数据', '本数据为示例，不可用于填报。')
})

test('a question is answered by its buttons', async () => {
  await renderPart(<p>页面</p>)
  const answer = confirm({ title: '删除志愿表', text: LONG.major, yes: '删除', danger: true })
  await expect.element(page.getByRole('alertdialog', { name: '删除志愿表' })).toBeVisible()
  await press('删除')
  await expect(answer).resolves.toBe(true)
  await expectNoText('删除志愿表')
})

test('a newer question takes the place of one that nobody answered', async () => {
  await renderPart(<p>页面</p>)
  const first = confirm({ title: '第一问' })
  const second = confirm({ title: '第二问', no: null, yes: '知道了' })
  await expect(first).resolves.toBe(false)
  await expectNoText('取消')
  await press('知道了')
  await expect(second).resolves.toBe(true)
})

test('a toast is read out, and its action can be taken until it goes', async () => {
  await renderPart(<p>页面</p>)
  const undo = vi.fn<() => void>()
  toast(`已删除「${LONG.name}」`, { action: { text: '撤销', run: undo } })
  await expect.element(page.getByRole('status').getByText(`已删除「${LONG.name}」`)).toBeVisible()
  await press('撤销')
  expect(undo).toHaveBeenCalledOnce()
  await expectNoText('撤销')
})

test('a picture that does not come is a person’s shape', async () => {
  await renderPart(<Avatar src="/files/none.png" />)
  await expect.poll(() => document.querySelector('main svg')).not.toBeNull()
  expect(document.querySelector('main img')).toBeNull()
})

test('a tenant’s rich text brings in no script, look or form of its own', async () => {
  const html = `<p style="width:900px">说明</p><img src="x" alt="图" onerror="window.ran=1"><form><input></form>`
  await renderPart(<RichText html={html} />)
  await expectText('说明')
  expect(document.querySelector('main')?.innerHTML).not.toMatch(/style=|onerror|form|input/)
})
