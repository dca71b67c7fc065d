import { lazy, Suspense } from 'react'
import { useBoot } from '../../../../../shared/lib/boot.ts'
import { copyText } from '../../../../../shared/lib/copy-text.ts'
import { isMessagingApp } from '../../../../../shared/lib/messaging-app.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { toast } from '../../../../../shared/ui/toast.ts'
import { inviteLink } from '../invite-link.ts'
import styles from './own-invite.module.css'

const QrCode = lazy(async () => ({ default: (await import('../../../../../shared/ui/qr-code.tsx')).QrCode }))

/** A customer's own invitation: code to scan, link to copy, and the phone's own way to share where it has one. */
export function OwnInvite({ shareCode }: { readonly shareCode: string }) {
  const brand = useBoot(({ tenantInfo }) => tenantInfo?.brandName ?? '')
  const link = inviteLink(shareCode, location.origin, import.meta.env.BASE_URL)
  const copy = async (): Promise<void> => {
    toast((await copyText(link)) ? '链接已复制' : '浏览器不允许复制，请长按链接复制')
  }
  return (
    <Card title="邀请同学和家长">
      <p className="soft">
        对方扫码或打开链接，就能查位次、看能上的学校。对方只看到您昵称的第一个字和头像，看不到您的成绩和志愿表。
      </p>
      <div className={styles.code}>
        <Suspense fallback={null}>
          <QrCode text={link} name="邀请链接的二维码" />
        </Suspense>
      </div>
      <p className={styles.link}>{link}</p>
      <div className="columns mb-8">
        <Button look={canShare() ? 'plain' : 'main'} block onClick={() => void copy()}>
          复制链接
        </Button>
        {canShare() && (
          <Button look="main" block onClick={() => void share(brand, link, copy)}>
            分享
          </Button>
        )}
      </div>
      {isMessagingApp() && <p className="soft">也可以点右上角“…”直接转发本页。</p>}
    </Card>
  )
}

function canShare(): boolean {
  return 'share' in navigator
}

/** The phone's own sheet of ways to share; where it refuses, the link is copied instead. */
async function share(brand: string, url: string, instead: () => Promise<void>): Promise<void> {
  try {
    await navigator.share({ title: brand, text: `用${brand}查位次、选学校、填志愿`, url })
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError'
    if (!closed) await instead()
  }
}
