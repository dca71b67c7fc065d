import { describe, expect, test } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.ts'
import type { Computer } from './browser.ts'

const CHROMIUM = '/usr/bin/chromium'
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'
const UPDATE = 'apt-get update -qq'
const SHELL = '/usr/bin/chromium-headless-shell'
const INSTALL_SHELL = 'apt-get install -y -qq chromium-headless-shell fonts-noto-cjk'
const INSTALL_BOTH = 'apt-get install -y -qq chromium fonts-noto-cjk'

/** A computer that keeps what is run on it; apt brings the files of the packages it is asked for. */
function computer(
  files: readonly string[],
  {
    apt = true,
    hasShell = true,
    ...own
  }: Partial<Computer> & { readonly apt?: boolean | 'stale'; readonly hasShell?: boolean } = {},
) {
  const present = new Set(files)
  const commands: string[] = []
  const warnings: string[] = []
  const brings: Readonly<Record<string, string>> = {
    ...(hasShell ? { 'chromium-headless-shell': SHELL } : {}),
    chromium: CHROMIUM,
    'fonts-noto-cjk': FONT,
  }
  return {
    named: '',
    isRoot: true,
    exists: (path: string) => present.has(path),
    run(program: string, args: readonly string[]) {
      commands.push([program, ...args].join(' '))
      if (args[0] === 'update') return apt === true
      // apt installs all it is asked for or nothing
      const wanted = args.slice(3).map((name) => brings[name])
      if (apt === false || wanted.includes(undefined)) return false
      for (const file of wanted) present.add(file!)
      return true
    },
    warn: (message: string) => warnings.push(message),
    ...own,
    commands,
    warnings,
  }
}

describe('a computer with a browser and a Chinese font', () => {
  test.each([SHELL, CHROMIUM, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])(
    '%s is left alone',
    (path) => {
      const has = computer([path, FONT])
      ensureBrowser(has)
      expect([has.commands, has.warnings]).toEqual([[], []])
    },
  )

  test('at a place that CHROMIUM names is left alone', () => {
    const has = computer(['/opt/mine/chrome', FONT], { named: '/opt/mine/chrome' })
    ensureBrowser(has)
    expect(has.commands).toEqual([])
  })
})

describe('as root', () => {
  test('what is missing is installed after the lists of packages are renewed', () => {
    const bare = computer([])
    ensureBrowser(bare)
    expect(bare.commands).toEqual([UPDATE, INSTALL_SHELL])
    expect(bare.warnings).toEqual([])
    ensureBrowser(bare)
    expect(bare.commands).toHaveLength(2)
    expect(findBrowser(bare)).toBe(SHELL)
  })

  test('where apt has no shell the whole browser is installed', () => {
    const older = computer([], { hasShell: false })
    ensureBrowser(older)
    expect(older.commands).toEqual([UPDATE, INSTALL_SHELL, INSTALL_BOTH])
    expect(findBrowser(older)).toBe(CHROMIUM)
  })

  test('a browser without a Chinese font gets the font alone', () => {
    const fontless = computer([CHROMIUM])
    ensureBrowser(fontless)
    expect(fontless.commands).toEqual([UPDATE, 'apt-get install -y -qq fonts-noto-cjk'])
  })

  test('a Chinese font without a browser gets the browser alone', () => {
    const blind = computer([FONT], { named: '/gone/chrome' })
    ensureBrowser(blind)
    expect(blind.commands).toEqual([UPDATE, 'apt-get install -y -qq chromium-headless-shell'])
  })

  test('lists that cannot be renewed do not keep known packages from being installed', () => {
    const stale = computer([], { apt: 'stale' })
    ensureBrowser(stale)
    expect(stale.commands).toEqual([UPDATE, INSTALL_SHELL])
  })

  test('without network the error says which command failed and what to do', () => {
    const cut = computer([], { apt: false })
    expect(() => ensureBrowser(cut)).toThrow(
      `no Chromium, and "${INSTALL_BOTH}" installed none: check the network and the apt sources, or install one by hand and set CHROMIUM to its path`,
    )
    expect(cut.commands).toEqual([UPDATE, INSTALL_SHELL, INSTALL_BOTH])
  })

  test('without network a browser that lacks only the font will do, with a warning', () => {
    const cut = computer([CHROMIUM], { apt: false })
    ensureBrowser(cut)
    expect(cut.warnings).toEqual([expect.stringContaining('no Chinese font')])
  })
})

describe('as anyone else nothing is run', () => {
  test('and without a browser the error says whom to ask for what', () => {
    const bare = computer([], { isRoot: false })
    expect(() => ensureBrowser(bare)).toThrow(
      `no Chromium, and only root may install it: run "${INSTALL_BOTH}" as root, or install one by hand and set CHROMIUM to its path`,
    )
    expect(bare.commands).toEqual([])
  })

  test('and a browser without a Chinese font will do, with a warning', () => {
    const fontless = computer([CHROMIUM], { isRoot: false })
    ensureBrowser(fontless)
    expect(fontless.commands).toEqual([])
    expect(fontless.warnings).toEqual([
      'no Chinese font, screenshots will lack characters: run "apt-get install -y -qq fonts-noto-cjk" as root',
    ])
  })
})
