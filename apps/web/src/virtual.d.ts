declare module 'virtual:calls' {
  import type { WireTable } from '@wenjin/contract'
  export const calls: WireTable
}

/** Version of the web workspace, written in by the build. */
declare const __APP_VERSION__: string
