import { copyText } from '../lib/copy-text.ts'
import { confirm } from './confirm.ts'
import { toast } from './toast.ts'

/** Leads out of an application that cannot save files. `act`: what is to be done with one, 导出 or 下载. */
export async function askForBrowser(act: string): Promise<void> {
  const copy = await confirm({
    title: `请在浏览器中${act}`,
    text: `当前应用内不能保存文件。复制链接，在浏览器中打开并登录同一账号，即可${act}。`,
    yes: '复制链接',
  })
  if (!copy) return
  if (await copyText(location.href)) toast('链接已复制，请在浏览器打开')
  else toast('复制失败，请点右上角菜单，选择在浏览器打开')
}
