import { Component, type ReactNode } from 'react'
import { ShellRoot, type ShellRootProps } from '../shell/shell-root.tsx'

/** The shell to draw, and when a crash is forgotten. */
export interface ShellBoundaryProps {
  readonly shell: Omit<ShellRootProps, 'crash'>
  /** A changed key, the path of the page, clears a crash. */
  readonly resetKey: string
}

interface ShellBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly resetKey: string
}

/**
 * Draws the shell, and once more with the crash in place of the article when a page breaks it, so that navbar and
 * footer stay. When that fails too the boundary around this one shows the crash alone.
 */
export class ShellBoundary extends Component<ShellBoundaryProps, ShellBoundaryState> {
  override state: ShellBoundaryState = { failure: null, resetKey: this.props.resetKey }

  /** Keeps what was thrown, which may be anything, null included. */
  static getDerivedStateFromError(error: unknown): Pick<ShellBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  /** Forgets a crash when the page has changed. */
  static getDerivedStateFromProps(
    props: ShellBoundaryProps,
    state: ShellBoundaryState,
  ): ShellBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  /** Draws the shell, with the crash while there is one. */
  override render(): ReactNode {
    const { failure } = this.state
    const crash = failure && { error: failure.error, retry: () => this.setState({ failure: null }) }
    return <ShellRoot {...this.props.shell} crash={crash} />
  }
}
