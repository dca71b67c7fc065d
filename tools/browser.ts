import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const CHINESE_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Path of the system's Chromium; undefined when there is none. */
function findBrowser(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...PLACES].find((place) => place !== '' && existsSync(place))
}

/** Installs Chromium and a Chinese font with apt where they are missing; throws when it cannot. */
export function ensureBrowser(): void {
  if (findBrowser() !== undefined && existsSync(CHINESE_FONT)) return
  const root = process.getuid?.() === 0
  if (!root && findBrowser() !== undefined) return
  if (!root) throw new Error('no Chromium: install one and set CHROMIUM to its path')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { stdio: 'inherit', env })
  if (findBrowser() === undefined) throw new Error('Chromium could not be installed')
}
