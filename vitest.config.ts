import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: ['{packages/engine,packages/contract,apps/web,tools,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: ['{packages/data,apps/server,apps/ops}/**/*.test.ts'],
          globalSetup: ['packages/data/src/test-setup.ts'],
        },
      },
    ],
  },
})
