declare module 'virtual:calls' {
  /** For readWireText. */
  export const callsText: string
}

/** Version of the web workspace, written in by the build. */
declare const __APP_VERSION__: string
