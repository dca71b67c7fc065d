import { existsSync } from 'node:fs'
import { runProgram } from './run-program.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const CHINESE_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'
const BY_HAND = 'or install one by hand and set CHROMIUM to its path'

/** What is asked of the computer the tests run on. */
export interface Computer {
  /** Path of a Chromium that the person names (CHROMIUM); '' where they name none. */
  readonly named: string
  readonly isRoot: boolean
  readonly exists: (path: string) => boolean
  /** Runs a program to its end; whether it succeeded. */
  readonly run: (program: string, args: readonly string[]) => boolean
  readonly warn: (message: string) => void
}

/** The computer this process runs on. */
function thisComputer(): Computer {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return {
    named: process.env['CHROMIUM'] ?? '',
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    run: (program, args) => runProgram(program, args, env),
    warn: console.warn,
  }
}

/**
 * Makes sure of a Chromium and a Chinese font: as root on Debian installs what is missing with apt. Without root a
 * missing font is only warned of, because tests pass without it.
 * @throws Error saying what to do, when there is no Chromium and none could be installed
 */
export function ensureBrowser(computer: Computer = thisComputer()): void {
  const { named, isRoot, exists, run, warn } = computer
  const hasBrowser = (): boolean => [named, ...PLACES].some((place) => place !== '' && exists(place))
  const missing = [...(hasBrowser() ? [] : ['chromium']), ...(exists(CHINESE_FONT) ? [] : ['fonts-noto-cjk'])]
  if (missing.length === 0) return
  const command = ['install', '-y', '-qq', ...missing]
  const shown = `apt-get ${command.join(' ')}`
  if (isRoot) {
    // A list that cannot be renewed may still do: the installation decides.
    run('apt-get', ['update', '-qq'])
    run('apt-get', command)
  }
  if (!hasBrowser()) {
    throw new Error(
      isRoot
        ? `no Chromium, and "${shown}" installed none: check the network and the apt sources, ${BY_HAND}`
        : `no Chromium, and only root may install it: run "${shown}" as root, ${BY_HAND}`,
    )
  }
  if (!exists(CHINESE_FONT)) warn(`no Chinese font, screenshots will lack characters: run "${shown}" as root`)
}
