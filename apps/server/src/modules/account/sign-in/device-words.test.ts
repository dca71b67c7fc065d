import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; V2309A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${ANDROID} Chrome/126.0 Mobile Safari/537.36 XWEB/126 MicroMessenger/8.0.50 Weixin`, '安卓手机 · 微信'],
  [`${ANDROID} Chrome/126.0 Mobile Safari/537.36 MQQBrowser/14.5`, '安卓手机 · QQ 浏览器'],
  [`${ANDROID} Chrome/126.0 Safari/537.36`, '安卓平板 · Chrome'],
  [`${IOS} Version/18.1 Mobile/15E148 Safari/604.1`, 'iPhone · Safari'],
  [`${IOS} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'iPhone · Chrome'],
  [`${IOS} Mobile/15E148 MicroMessenger/8.0.53 NetType/WIFI`, 'iPhone · 微信'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'Windows 电脑 · Chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    'Windows 电脑 · Edge',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mac 电脑 · Firefox',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux 电脑'],
  ['curl/8.5.0', '未知设备'],
  ['', '未知设备'],
])('%s is %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words))
