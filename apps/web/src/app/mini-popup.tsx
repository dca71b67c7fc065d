import { tenantText, useBoot } from '../shared/lib/boot.ts'
import { copyText } from '../shared/lib/copy-text.ts'
import { Dialog } from '../shared/ui/dialog.tsx'
import { QrCode } from '../shared/ui/qr-code.tsx'
import { toast } from '../shared/ui/toast.ts'
import styles from './mini-popup.module.css'

interface MiniPopupProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Offers the mini-program: its link to copy, and as a QR code. */
export function MiniPopup({ open, onClose }: MiniPopupProps) {
  const link = useBoot(({ tenantConfig }) => tenantText(tenantConfig, 'mini_programs_link'))
  const copy = async (): Promise<void> => {
    if (await copyText(link)) toast('链接已复制，请在浏览器打开')
    else toast('没有复制成功，请长按链接复制')
  }
  return (
    <Dialog
      open={open}
      title="打开小程序"
      onClose={onClose}
      actions={[
        { text: '关闭', run: onClose },
        { text: '复制链接', run: () => void copy(), look: 'main' },
      ]}
    >
      <p className={styles.text}>扫码，或复制链接到浏览器打开</p>
      <QrCode text={link} name="小程序二维码" />
      <p className={styles.link}>{link}</p>
    </Dialog>
  )
}
