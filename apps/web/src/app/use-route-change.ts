import { BASE, containerOf, PATHS } from '@wenjin/contract'
import { useEffect, useRef } from 'react'
import { isMessagingApp } from '../shared/lib/messaging-app.ts'
import { countPageView } from '../shared/lib/page-view.ts'
import { settleScroll } from '../shared/lib/popup-stack.ts'
import { logFailure } from '../shared/lib/log-failure.ts'
import { usePageShow } from './use-page-show.ts'

/** What follows each change of the route. */
export function useRouteChange(path: string): void {
  const first = useRef(true)
  useEffect(() => {
    void tellContainer(path)
    settleScroll()
    if (first.current) {
      first.current = false
      return
    }
    countPageView(BASE + path)
    if (path === PATHS.notFound) void startAgain()
  }, [path])
  usePageShow(path, () => {
    if (isMessagingApp()) void share()
  })
}

async function tellContainer(path: string): Promise<void> {
  const container = containerOf(navigator.userAgent)
  if (container === undefined) return
  try {
    await (await import('../shared/lib/container.ts')).postRoute(container, path)
  } catch (error) {
    // oxlint-disable-next-line no-console -- a container that is not told goes on showing the page
    console.warn('页面路径未能告知小程序', error)
  }
}

async function startAgain(): Promise<void> {
  try {
    await (await import('../domain/ask-again.ts')).askAgain()
  } catch (error) {
    logFailure('初始化异常', error)
  }
}

async function share(): Promise<void> {
  try {
    const { configureShare } = await import('./share-config.ts')
    await configureShare()
  } catch (error) {
    // oxlint-disable-next-line no-console -- sharing is no part of what the person came for
    console.warn('分享配置失败', error)
  }
}
