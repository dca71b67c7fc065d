/** Version of the web workspace, written in by the build. */
declare const __APP_VERSION__: string
