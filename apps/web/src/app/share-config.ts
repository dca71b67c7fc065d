import { MESSAGING_SCRIPT } from '@wenjin/contract'
import type { CallReply, Calls } from '@wenjin/contract'
import { useBoot } from '../shared/lib/boot.ts'
import { call } from '../shared/lib/call.ts'
import { loadScript } from '../shared/lib/load-script.ts'
import { readStored } from '../shared/lib/storage.ts'

/** What the page asks the messaging app for: the cards of a message and of the timeline. */
const API_LIST: readonly string[] = ['updateAppMessageShareData', 'updateTimelineShareData']

interface Card {
  readonly title: string
  readonly link: string
  readonly imgUrl: string
}

/** The part of the messaging app's page script that is used. */
interface MessagingScript {
  config(options: {
    readonly debug: boolean
    readonly appId: string
    readonly timestamp: number
    readonly nonceStr: string
    readonly signature: string
    readonly jsApiList: readonly string[]
  }): void
  ready(run: () => void): void
  error(run: (reason: unknown) => void): void
  updateAppMessageShareData(card: Card & { readonly desc: string }): void
  updateTimelineShareData(card: Card): void
}

/** iOS checks the signature against the address the page was opened at, other systems against the present one. */
const opened = addressHere()
const isIos = /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Tells the messaging app what a shared page looks like. Whatever fails is a warning on the console, no more. */
export async function configureShare(): Promise<void> {
  const appid = useBoot.getState().tenantInfo?.appid ?? ''
  if (appid === '') return
  try {
    const config = await askConfig(appid)
    apply(await messagingScript(), config)
  } catch (error) {
    warn(error)
  }
}

type ShareConfig = CallReply<Calls['shareConfig']>

function askConfig(appid: string): Promise<ShareConfig> {
  const [shareCode, fromCode] = [readStored('shareCode'), readStored('fromCode')]
  return call(
    'shareConfig',
    {
      url: encodeURIComponent(isIos ? opened : addressHere()),
      appid,
      ...(shareCode === undefined ? {} : { shareCode }),
      ...(fromCode === undefined ? {} : { fromCode }),
    },
    { quiet: true },
  )
}

function apply(script: MessagingScript, { wxConfig, shareConfig }: ShareConfig): void {
  if (wxConfig === null) return
  const { shareTitle, shareContent, shareHref, shareLogo } = shareConfig
  script.config({
    debug: false,
    appId: wxConfig.appid,
    timestamp: wxConfig.timestamp,
    nonceStr: wxConfig.noncestr,
    signature: wxConfig.sign,
    jsApiList: API_LIST,
  })
  script.error(warn)
  script.ready(() => {
    const card = { title: shareTitle, link: shareHref, imgUrl: shareLogo }
    script.updateAppMessageShareData({ ...card, desc: shareContent })
    script.updateTimelineShareData(card)
  })
}

/** The messaging app's page script. */
async function messagingScript(): Promise<MessagingScript> {
  if (scriptHere() === undefined) await loadScript(MESSAGING_SCRIPT)
  const script = scriptHere()
  if (script === undefined) throw new Error('the messaging app’s script is not what it was')
  return script
}

function scriptHere(): MessagingScript | undefined {
  const { wx } = window as { readonly wx?: Partial<MessagingScript> }
  return wx?.config === undefined ? undefined : (wx as MessagingScript)
}

function addressHere(): string {
  return location.href.replace(/#.*$/, '')
}

function warn(reason: unknown): void {
  // oxlint-disable-next-line no-console -- a page that cannot be shared nicely is nothing the person can do about
  console.warn('分享配置失败', reason)
}
