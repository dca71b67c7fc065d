/** A mini-program container that shows the pages inside another application. */
export interface Container {
  /** Where its page script puts what posts messages: an object of the window, and a part of it. */
  readonly poster: readonly [object: 'wx' | 'swan' | 'tt', part: 'miniProgram' | 'webView']
  /** What its browser calls itself. */
  readonly userAgent: RegExp
  /** Its official page script. */
  readonly script: string
}

/** The messaging app's page script, which its own browser uses for sharing, too. */
export const MESSAGING_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

const CONTAINERS: readonly Container[] = [
  {
    poster: ['wx', 'miniProgram'],
    userAgent: /MicroMessenger.*miniProgram|miniProgram.*MicroMessenger/i,
    script: MESSAGING_SCRIPT,
  },
  {
    poster: ['swan', 'webView'],
    userAgent: /\bswan(-baiduboxapp)?\//i,
    script: 'https://b.bdstatic.com/searchbox/icms/searchbox/js/swan-2.0.22.js',
  },
  {
    poster: ['tt', 'miniProgram'],
    userAgent: /ToutiaoMicroApp/i,
    script: 'https://lf1-cdn-tos.bytegoofy.com/goofy/developer/jssdk/jssdk-1.2.1.js',
  },
]

/** The container a browser says it is; undefined: none. */
export function containerOf(userAgent: string): Container | undefined {
  return CONTAINERS.find((one) => one.userAgent.test(userAgent))
}
