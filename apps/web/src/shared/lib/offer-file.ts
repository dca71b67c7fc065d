/** Browsers inside other applications (messaging, search, short video) drop downloads without a word. */
const EMBEDDED = /MicroMessenger|QQ\/|baiduboxapp|swan|aweme|toutiao|Weibo|AlipayClient|DingTalk/i
/** How long the file stays readable after it was offered; iOS asks the person before it reads. */
const KEPT_MS = 60_000

/** Whether this browser can save a file the page made. */
export function canDownload(userAgent = navigator.userAgent): boolean {
  return !EMBEDDED.test(userAgent)
}

/** Offers a file to be saved under a name. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
