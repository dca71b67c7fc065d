/** The part of the mini-program containers' scripts that the app uses, when it is embedded in one. */
interface Poster {
  readonly postMessage?: (message: { readonly data: { readonly path: string } }) => void
}
interface Containers {
  readonly wx?: { readonly miniProgram?: Poster }
  readonly swan?: { readonly webView?: Poster }
  readonly tt?: { readonly miniProgram?: Poster }
}

/** Tells an embedding mini-program container (messaging app, search app, short-video app) which route is shown. */
export function postRoute(path: string): void {
  const { wx, swan, tt } = window as Containers
  for (const poster of [wx?.miniProgram, swan?.webView, tt?.miniProgram]) {
    poster?.postMessage?.({ data: { path } })
  }
}
