import { defineConfig } from 'vitest/config'
import { findBrowser } from '../tools/browser.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    env: { CHROMIUM: findBrowser() ?? '' },
    include: ['flows/**/*.spec.ts'],
    // a busy machine is slow, not wrong: these end what hangs
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['support/seed-setup.ts'],
    setupFiles: ['support/close-phones.ts'],
    maxWorkers: 2,
    // the flows of a worker share its server and its browser
    isolate: false,
  },
})
