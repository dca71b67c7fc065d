import { Component } from 'react'
import type { ReactNode } from 'react'
import { ChunkLoadError } from '../shared/lib/load-chunk.ts'
import { FailedState } from '../shared/ui/states.tsx'
import { BROKEN } from './app-failed.tsx'

interface Props {
  /** Loads the screen's code afresh. */
  readonly onReload: () => void
  readonly children: ReactNode
}

/** A screen that could not be loaded or broke while drawn: says so and tries again; the rest of the app stands. */
export class ScreenBoundary extends Component<Props, { readonly error: Error | null }> {
  override readonly state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown): { readonly error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  retry = (): void => {
    if (this.state.error instanceof ChunkLoadError) this.props.onReload()
    else this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const told = error instanceof ChunkLoadError ? error : BROKEN
    return <FailedState what="页面" error={told} onRetry={this.retry} />
  }
}
