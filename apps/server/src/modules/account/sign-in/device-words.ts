/** Machines by what their user agents say, the first that fits. */
const MACHINES: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙设备'],
  [/Android.*Mobile/, '安卓手机'],
  [/Android/, '安卓平板'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac 电脑'],
  [/CrOS/, 'Chromebook'],
  [/Linux|X11/, 'Linux 电脑'],
]

/** Apps and browsers; those that also name another one come before it. */
const APPS: readonly (readonly [RegExp, string])[] = [
  [/wxwork/i, '企业微信'],
  [/MicroMessenger/i, '微信'],
  [/AlipayClient/, '支付宝'],
  [/DingTalk/, '钉钉'],
  [/aweme|BytedanceWebview/i, '抖音'],
  [/baiduboxapp/i, '百度'],
  [/MQQBrowser/, 'QQ 浏览器'],
  [/\bQQ\//, 'QQ'],
  [/UCBrowser/, 'UC 浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/VivoBrowser/, 'vivo 浏览器'],
  [/HeyTapBrowser/, 'OPPO 浏览器'],
  [/SamsungBrowser/, '三星浏览器'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What a user agent is called in a list of devices: 安卓手机 · 微信. */
export function deviceWords(userAgent: string): string {
  const words = [MACHINES, APPS].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  )
  return words.join(' · ') || '未知设备'
}
