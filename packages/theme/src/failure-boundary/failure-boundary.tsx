import { Component, type ReactNode } from 'react'

/** What was thrown, which may be anything, null included. */
export interface Failure {
  readonly error: unknown
}

/** What the boundary draws, and when it forgets a failure by itself. */
export interface FailureBoundaryProps {
  /** A changed key, such as the path of the page, clears a failure: the next page is not to blame for this one. */
  readonly resetKey: string
  /** Draws what is guarded, or what stands for it; `retry` draws what is guarded once more. */
  readonly renderGuarded: (failure: Failure | null, retry: () => void) => ReactNode
}

interface FailureBoundaryState {
  readonly failure: Failure | null
  readonly resetKey: string
}

/** Catches what is thrown in the browser while what it guards is rendered, and asks `renderGuarded` again with it. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, resetKey: this.props.resetKey }

  /** Keeps what was thrown. */
  static getDerivedStateFromError(error: unknown): Pick<FailureBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  /** Forgets a failure when the key has changed. */
  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  /** Draws what is guarded, or what stands for it while there is a failure. */
  override render(): ReactNode {
    return this.props.renderGuarded(this.state.failure, () => this.setState({ failure: null }))
  }
}
