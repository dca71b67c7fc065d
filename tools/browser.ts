import { existsSync } from 'node:fs'
import { runProgram } from './run-program.ts'

/** The shell draws no window of its own, which is a quarter of the work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/** Packages that have a Chromium, the lightest first; not every Debian has it. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
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

/** Path of the Chromium of this computer; undefined: it has none. */
export function findBrowser({ named, exists }: Pick<Computer, 'named' | 'exists'> = thisComputer()) {
  return [named, ...PLACES].find((place) => place !== '' && exists(place))
}

/**
 * Makes sure of a Chromium and a Chinese font: as root on Debian installs what is missing with apt. Without root a
 * missing font is only warned of, because tests pass without it.
 * @throws Error saying what to do, when there is no Chromium and none could be installed
 */
export function ensureBrowser(computer: Computer = thisComputer()): void {
  const { isRoot, exists, run, warn } = computer
  const lacksBrowser = (): boolean => findBrowser(computer) === undefined
  const command = (browser: string): string[] => [
    'install',
    '-y',
    '-qq',
    ...(lacksBrowser() ? [browser] : []),
    ...(exists(CHINESE_FONT) ? [] : ['fonts-noto-cjk']),
  ]
  if (!lacksBrowser() && exists(CHINESE_FONT)) return
  const shown = `apt-get ${command('chromium').join(' ')}`
  if (isRoot) {
    // A list that cannot be renewed may still do: the installation decides.
    run('apt-get', ['update', '-qq'])
    for (const browser of PACKAGES) if (run('apt-get', command(browser))) break
  }
  if (lacksBrowser()) {
    throw new Error(
      isRoot
        ? `no Chromium, and "${shown}" installed none: check the network and the apt sources, ${BY_HAND}`
        : `no Chromium, and only root may install it: run "${shown}" as root, ${BY_HAND}`,
    )
  }
  if (!exists(CHINESE_FONT)) warn(`no Chinese font, screenshots will lack characters: run "${shown}" as root`)
}
