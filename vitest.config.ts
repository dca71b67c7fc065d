import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { emulateScheme } from './apps/web/src/testing/browser-commands.ts'
import { findBrowser } from './tools/browser.ts'

/** A busy machine is slow, not wrong: these end what hangs. Files leave nothing behind, so that they share a worker. */
const shared = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  isolate: false,
}
/** Component tests: in a browser, beside the component. */
const IN_BROWSER = 'apps/web/src/**/*.browser.test.tsx'

const executablePath = findBrowser()

export default defineConfig({
  test: {
    // the default leaves a core to a person who works beside it, half of a small machine
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['{packages/engine,packages/contract,apps/web,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', IN_BROWSER],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: [
            '{packages/database,packages/importer,packages/admission,apps/server,apps/ops}/**/*.test.ts',
          ],
          globalSetup: ['tools/test-setup.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // what tests import, named before they run: a dependency found on the way reloads the page under them
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@dnd-kit/utilities',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'axe-core',
            'dompurify',
            'js-md5',
            'node-forge',
            'typebox',
            'typebox/schema',
            'uqr',
            'zustand',
          ],
        },
        test: {
          name: 'components',
          testTimeout: 120_000,
          // a busy machine is slow, not wrong
          expect: { poll: { timeout: 30_000 } },
          root: import.meta.dirname,
          include: [IN_BROWSER],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
              contextOptions: {
                hasTouch: true,
                locale: 'zh-CN',
                timezoneId: 'Asia/Shanghai',
                reducedMotion: 'reduce',
              },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 320, height: 720 },
            commands: { emulateScheme },
          },
        },
      },
    ],
  },
})
