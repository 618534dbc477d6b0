import { Component, type ReactNode } from 'react'

/** A thrown value, which may be anything, including null. */
export interface Failure {
  readonly error: unknown
}

/** Props of the boundary: how to render its content, and the key that resets it. */
export interface FailureBoundaryProps {
  /** A changed key, such as the path of the page, resets a failure: the next page did not cause it. */
  readonly resetKey: string
  /** Renders the guarded content, or its substitute; `retry` renders the guarded content again. */
  readonly renderGuarded: (failure: Failure | null, retry: () => void) => ReactNode
}

interface FailureBoundaryState {
  readonly failure: Failure | null
  readonly resetKey: string
}

/** Catches what the guarded content throws in the browser, and calls `renderGuarded` again with it. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, resetKey: this.props.resetKey }

  /** Keeps what was thrown. */
  static getDerivedStateFromError(error: unknown): Pick<FailureBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  /** Resets a failure when the key has changed. */
  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  /** Renders the guarded content, or its substitute after a failure. */
  override render(): ReactNode {
    return this.props.renderGuarded(this.state.failure, () => this.setState({ failure: null }))
  }
}
