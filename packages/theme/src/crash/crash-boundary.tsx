import { Component, type ReactNode } from 'react'
import type { Messages } from '../messages/messages.ts'
import { DocumentTitle } from './document-title.tsx'
import { PageCrash } from './page-crash.tsx'

/** What the boundary guards, and when it forgets a crash by itself. */
export interface CrashBoundaryProps {
  readonly children: ReactNode
  readonly messages: Messages
  /** A changed key, such as the path of the page, clears a crash: the next page is not to blame for this one. */
  readonly resetKey: string
  /** Title of the document while the crash shows; without it the title stays. */
  readonly documentTitle?: string
}

interface CrashBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly resetKey: string
}

/** Catches what its children throw while rendering and shows `PageCrash` in their place. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failure: null, resetKey: this.props.resetKey }

  /** Keeps what was thrown, which may be anything, null included. */
  static getDerivedStateFromError(error: unknown): Pick<CrashBoundaryState, 'failure'> {
    return { failure: { error } }
  }

  /** Forgets a crash when the page has changed. */
  static getDerivedStateFromProps(
    props: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  /** Renders the children, or the crash page while there is a crash. */
  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const { messages, documentTitle } = this.props
    return (
      <>
        {documentTitle !== undefined && <DocumentTitle title={documentTitle} />}
        <PageCrash error={failure.error} retry={() => this.setState({ failure: null })} messages={messages} />
      </>
    )
  }
}
