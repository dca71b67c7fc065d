import { Avatar } from '../ui/avatar.tsx'
import { BandFigure } from '../ui/band-figure.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CountBadge } from '../ui/count-badge.tsx'
import { Facts } from '../ui/facts.tsx'
import { Icon, LineDrawing } from '../ui/icon.tsx'
import { NavAction, NavBar } from '../ui/nav-bar.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { ActionRow, LinkRow, Rows } from '../ui/rows.tsx'
import { ShareBar } from '../ui/share-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, FailedState } from '../ui/states.tsx'
import { DemoMark, Tag } from '../ui/tag.tsx'
import { LONG_NAME, LONG_TEXT } from './specimen.tsx'
import type { Specimen } from './specimen.tsx'

const nothing = (): void => {}

const FACTS = [
  { name: '年份', value: '2026' },
  { name: '来源', value: LONG_TEXT },
]

/** Parts that show something or are tapped. */
export const SIMPLE: readonly Specimen[] = [
  { part: 'avatar', state: '没有头像', shown: <Avatar src="" /> },
  { part: 'avatar', state: '头像加载失败', shown: <Avatar src="data:image/png,x" /> },
  {
    part: 'band-figure',
    state: '各档概率与数据不足',
    shown: (
      <>
        <BandFigure probability={0.004} ratio={0.2} section="unlikely" />
        <BandFigure probability={0.31} ratio={0.9} section="reach" />
        <BandFigure probability={0.62} ratio={1} section="match" />
        <BandFigure probability={0.995} ratio={1.3} section="safety" />
        <BandFigure probability={null} ratio={null} section="unknown" />
      </>
    ),
  },
  {
    part: 'button',
    state: '四种样式',
    shown: (
      <>
        <Button look="main">保存</Button> <Button>取消</Button> <Button look="text">查看</Button>{' '}
        <Button look="danger">删除</Button>
      </>
    ),
  },
  {
    part: 'button',
    state: '通栏，名称很长',
    shown: (
      <Button look="main" block>
        {LONG_TEXT.slice(0, 40)}
      </Button>
    ),
  },
  {
    part: 'button',
    state: '提交中',
    shown: (
      <Button look="main" busy>
        保存
      </Button>
    ),
  },
  { part: 'button', state: '暂不可用', shown: <Button blocked="请先选择省份">下一步</Button> },
  {
    part: 'card',
    state: '有标题和附注',
    shown: (
      <Card title={LONG_NAME} aside={<Tag>985</Tag>}>
        <p>{LONG_TEXT}</p>
      </Card>
    ),
  },
  {
    part: 'card',
    state: '没有标题',
    shown: (
      <Card>
        <p>内容</p>
      </Card>
    ),
  },
  {
    part: 'count-badge',
    state: '一位数和三位数',
    shown: [1, 128].map((n) => <CountBadge key={n} count={n} />),
  },
  {
    part: 'facts',
    state: '名称在前，值很长',
    shown: <Facts facts={FACTS} />,
  },
  { part: 'facts', state: '值靠右', shown: <Facts facts={FACTS} right /> },
  { part: 'icon', state: '图标', shown: <Icon name="heart" /> },
  { part: 'icon', state: '线条图', shown: <LineDrawing path="M4 20L20 4" size={48} /> },
  {
    part: 'nav-bar',
    state: '返回、长标题、示例数据、右侧操作',
    shown: (
      <>
        <NavBar title="智能生成方案与风险检查" demo onBack={nothing} />
        <NavAction>
          <Button look="text">打印</Button>
        </NavAction>
      </>
    ),
  },
  { part: 'nav-bar', state: '标签页', shown: <NavBar title="我的" demo={false} /> },
  { part: 'qr-code', state: '二维码', shown: <QrCode text="https://example.com/m/" name="邀请二维码" /> },
  {
    part: 'rich-text',
    state: '标题、列表、长链接',
    shown: (
      <RichText
        html={`<h2>服务说明</h2><p>${LONG_TEXT}</p><ul><li>第一条</li></ul><p>https://example.com/${'a'.repeat(80)}</p>`}
      />
    ),
  },
  {
    part: 'rows',
    state: '跳转、弹出、长值、处理中、不可恢复',
    shown: (
      <Rows name="设置">
        <LinkRow to="/pages/account/setUserInfo" label="个人资料" />
        <ActionRow label="就读中学" value={LONG_NAME} popup onAct={nothing} />
        <ActionRow label="导出个人数据" busy onAct={nothing} />
        <ActionRow label="注销账号" danger onAct={nothing} />
      </Rows>
    ),
  },
  {
    part: 'share-bar',
    state: '空、一部分、满',
    shown: [0, 0.3, 1].map((share) => <ShareBar key={share} share={share} height={6} />),
  },
  { part: 'skeleton', state: '几行', shown: <Skeleton lines={2} /> },
  { part: 'skeleton', state: '几张卡片', shown: <Skeleton cards={2} /> },
  {
    part: 'states',
    state: '没有内容，有下一步',
    shown: (
      <EmptyState title="还没有收藏" text={LONG_TEXT}>
        <Button look="main">去看学校</Button>
      </EmptyState>
    ),
  },
  {
    part: 'states',
    state: '加载失败',
    shown: (
      <FailedState what="专业列表" error={new Error('网络连接不畅，请检查网络后重试')} onRetry={nothing} />
    ),
  },
  {
    part: 'tag',
    state: '普通、突出、提醒、示例',
    shown: (
      <>
        <Tag>公办</Tag> <Tag tone="accent">双一流</Tag> <Tag tone="warn">学费较高</Tag> <DemoMark />
      </>
    ),
  },
]
