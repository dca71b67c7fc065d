import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  /** What is shown in place of the children; `again` draws them again. */
  readonly failed: (error: Error, again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Stops what breaks or does not load while its children are drawn; the rest of the page stays. */
export class Boundary extends Component<Props, { readonly error: Error | null }> {
  override readonly state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown): { readonly error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  again = (): void => this.setState({ error: null })

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : this.props.failed(error, this.again)
  }
}
