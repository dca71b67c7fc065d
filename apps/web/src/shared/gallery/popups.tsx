import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FigureSource } from '../ui/figure-source.tsx'
import { NameSheet } from '../ui/name-sheet.tsx'
import { Popup } from '../ui/popup.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { toast } from '../ui/toast.ts'
import { LONG_NAME, LONG_TEXT, Opened } from './specimen.tsx'
import type { Specimen } from './specimen.tsx'

const nothing = (): void => {}

/** Parts that lie over the page, each behind a button that opens it. */
export const POPUPS: readonly Specimen[] = [
  {
    part: 'popup',
    state: '没有标题的弹层',
    opener: '打开弹层',
    shown: (
      <Opened by="打开弹层">
        {(open, close) => (
          <Popup open={open} name="弹层" place="middle" onClose={close}>
            <Button look="main" block onClick={close}>
              知道了
            </Button>
          </Popup>
        )}
      </Opened>
    ),
  },
  {
    part: 'sheet',
    state: '长标题、返回、示例数据、长内容、底部操作',
    opener: '打开长面板',
    shown: (
      <Opened by="打开长面板">
        {(open, close) => (
          <Sheet
            open={open}
            title={LONG_NAME}
            demo
            onBack={nothing}
            onClose={close}
            footer={
              <Button look="main" block>
                确定
              </Button>
            }
          >
            <p>{LONG_TEXT.repeat(8)}</p>
          </Sheet>
        )}
      </Opened>
    ),
  },
  {
    part: 'dialog',
    state: '提问，长文字',
    opener: '打开提问',
    shown: (
      <Opened by="打开提问">
        {(open, close) => (
          <Dialog
            open={open}
            title="修改还没有保存"
            text={LONG_TEXT}
            onClose={close}
            actions={[
              { text: '继续编辑', run: close },
              { text: '放弃修改', run: close, look: 'danger' },
            ]}
          />
        )}
      </Opened>
    ),
  },
  {
    part: 'name-sheet',
    state: '命名',
    opener: '打开命名',
    shown: (
      <Opened by="打开命名">
        {(open, close) => (
          <NameSheet
            open={open}
            title="志愿表名称"
            name={LONG_NAME}
            maxLength={20}
            onName={nothing}
            onClose={close}
          />
        )}
      </Opened>
    ),
  },
  {
    part: 'figure-source',
    state: '数字与来源',
    opener: '12,345 ，查看来源',
    shown: (
      <FigureSource
        title="位次"
        demo
        note={LONG_TEXT}
        facts={[
          { name: '年份', value: '2026' },
          { name: '来源', value: LONG_TEXT },
        ]}
      >
        12,345
      </FigureSource>
    ),
  },
  {
    part: 'confirm-host',
    state: '确认',
    opener: '打开确认',
    shown: (
      <>
        <Button
          onClick={() => void confirm({ title: '退出登录', text: LONG_TEXT, yes: '退出', danger: true })}
        >
          打开确认
        </Button>
      </>
    ),
  },
  {
    part: 'toast-host',
    state: '长提示与操作',
    opener: '显示提示',
    shown: (
      <>
        <Button
          onClick={() =>
            toast(LONG_TEXT.slice(0, 60), { action: { text: '撤销', run: nothing }, ms: 60_000 })
          }
        >
          显示提示
        </Button>
      </>
    ),
  },
]
