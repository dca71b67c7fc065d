const ID = /^[0-9a-f]{32}$/
const IN_SNIPPET = /hm\.js\?([0-9a-f]{32})(?![0-9a-f])/

/**
 * Id of a tenant's account at the statistics service (config item h5_baidu_statistics_code), from the id itself or from
 * the snippet the service gives; undefined when the text is neither. Nothing else of a snippet is ever run.
 */
export function statisticsId(text: string): string | undefined {
  const trimmed = text.trim()
  return ID.test(trimmed) ? trimmed : IN_SNIPPET.exec(trimmed)?.[1]
}
