import { expect, test } from 'vitest'
import { readBackurl } from './backurl.ts'
import { signJsapi } from './signature.ts'

test("the signature is that of the messaging app's published example", () => {
  const sign = signJsapi({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    noncestr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  })
  expect(sign).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

test.each([
  ['/m/', '/m/'],
  ['/m', '/m'],
  ['/m/pages/my/my?a=1#b', '/m/pages/my/my?a=1#b'],
  ['/m/%2e%2e/m/x', '/m/x'],
])('address %s is one to go back to', (text, read) => expect(readBackurl(text)).toBe(read))

test.each([
  '',
  'https://evil.example/m/',
  '//evil.example/m/',
  '/\\evil.example/m/',
  '\\\\evil.example/m/',
  '/\t/evil.example/m/',
  '/m/../evil',
  '/m/..//evil.example/m/',
  '/mx/',
  '/api/x',
  'javascript:alert(1)',
  'm/x',
  '/m:80\u0000',
])('%j is not an address to return to', (text) => expect(readBackurl(text)).toBe(''))
