import { Component } from 'react'
import type { ReactNode } from 'react'
import { FailedState } from '../shared/ui/states.tsx'
import { ChunkLoadError, forgetScreen } from './load-screen.ts'
import type { RouteRow } from './routes.ts'

interface Props {
  readonly row: RouteRow
  readonly children: ReactNode
}

/** A screen that could not be loaded or broke while drawn: says so and tries again; the rest of the app stands. */
export class ScreenBoundary extends Component<Props, { readonly error: Error | null }> {
  override readonly state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown): { readonly error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  retry = (): void => {
    const { error } = this.state
    forgetScreen(this.props.row)
    // Browsers may remember a failed module for as long as the document lives: online, start the page afresh.
    if (error instanceof ChunkLoadError && navigator.onLine) location.reload()
    else this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const told = error instanceof ChunkLoadError ? error : new Error('页面出现异常，已填内容没有丢失')
    return <FailedState what="页面" error={told} onRetry={this.retry} />
  }
}
