/** Host of the statistics service that a tenant may use (config item h5_baidu_statistics_code). */
export const STATISTICS_HOST = 'https://hm.baidu.com'

/** The service's loader for an id, with the page's nonce. */
export function statisticsScript(id: string, nonce: string): string {
  return (
    `<script nonce="${nonce}">window._hmt=window._hmt||[]</script>` +
    `<script nonce="${nonce}" async src="${STATISTICS_HOST}/hm.js?${id}"></script>`
  )
}
