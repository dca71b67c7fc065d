import type { Container } from '@wenjin/contract'
import { loadScript } from './load-script.ts'

/** The part of the containers' scripts that the app uses. */
interface Poster {
  readonly postMessage?: (message: { readonly data: { readonly path: string } }) => void
}
type Containers = Partial<Record<string, Partial<Record<string, Poster>>>>

/** Tells the embedding container which route is shown; fetches its page script first. Rejects when that does not come. */
export async function postRoute({ poster, script }: Container, path: string): Promise<void> {
  if (posterHere(poster) === undefined) await loadScript(script)
  posterHere(poster)?.postMessage?.({ data: { path } })
}

function posterHere([object, part]: Container['poster']): Poster | undefined {
  return (window as unknown as Containers)[object]?.[part]
}
