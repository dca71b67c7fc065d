import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['flows/**/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['support/seed-setup.ts'],
    maxWorkers: 2,
  },
})
