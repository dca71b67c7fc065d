import { BASE } from '@wenjin/contract'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readFileSync } from 'node:fs'
import { callsPlugin } from './vite/calls-plugin.ts'
import { literalsPlugin } from './vite/literals-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The modules whose static imports make up the first screen. */
const FIRST_SCREEN = /apps\/web\/src\/(app\/main\.tsx|areas\/content\/(routes\.ts|screens\/index\.tsx))$/

export default defineConfig({
  base: `${BASE}/`,
  plugins: [react(), callsPlugin(), literalsPlugin()],
  // Another package of the repository may bring a React of its own to the top of node_modules.
  define: { __APP_VERSION__: JSON.stringify(version) },
  html: { cspNonce: '%NONCE%' },
  build: {
    target: ['chrome79', 'safari13'],
    cssTarget: ['chrome79', 'safari13'],
    manifest: true,
    // Slower than the built-in one; its output is about 1 % smaller, which every first visit gains from.
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of packages that only the build itself imports, and of the first screen's own entry.
      checks: { toleratedTransform: false, ineffectiveDynamicImport: false },
      // One file for all that the first screen needs: it packs better than many, and comes in one request.
      output: { codeSplitting: { groups: [{ name: 'first', test: FIRST_SCREEN }] } },
    },
  },
})
