import type { ComponentType, ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { describeError } from '../failure-boundary/describe-error.ts'
import { overridable } from '../customising/overridable.tsx'

/** An error that a boundary caught: what was thrown, and how to try again. */
export interface Crash {
  readonly error: unknown
  readonly retry: () => void
}

/** Props of the error view. */
export interface PageCrashProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces a page that crashed: heading, one sentence, a button to try again, and the error with its causes. */
export function PageCrash({ error, onRetry }: PageCrashProps): ReactElement {
  const messages = useMessages()
  return (
    <section className="fyr-crash" role="alert" aria-labelledby="fyr-crash-title">
      <h1 id="fyr-crash-title" className="fyr-title" lang="en">
        {messages.crashTitle}
      </h1>
      <p>{messages.crashExplanation}</p>
      <button type="button" className="fyr-button fyr-button-primary" lang="en" onClick={onRetry}>
        {messages.crashRetry}
      </button>
      <pre className="fyr-crash-error">{describeError(error, messages)}</pre>
    </section>
  )
}

/** `PageCrash`, or what a site overrides it with. */
export const OverridablePageCrash: ComponentType<PageCrashProps> = /* @__PURE__ */ overridable(
  'PageCrash',
  PageCrash,
)
