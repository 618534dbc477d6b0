import type { ComponentType, ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { describeError } from '../failure-boundary/describe-error.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** An error that a boundary caught: what was thrown, and how to try once more. */
export interface Crash {
  readonly error: unknown
  readonly retry: () => void
}

/** What went wrong, how to try again, and the interface texts. */
export interface PageCrashProps extends Crash {
  readonly messages: Pick<Messages, 'crashTitle' | 'crashRetry' | 'crashExplanation' | 'crashCause'>
}

/** Stands in for a page that crashed: heading, one sentence, a button to try again, and the error with its causes. */
export function PageCrash({ error, retry, messages }: PageCrashProps): ReactElement {
  return (
    <section className="fyr-crash" role="alert" aria-labelledby="fyr-crash-title">
      <h1 id="fyr-crash-title" className="fyr-title" lang="en">
        {messages.crashTitle}
      </h1>
      <p>{messages.crashExplanation}</p>
      <button type="button" className="fyr-button fyr-button-primary" lang="en" onClick={retry}>
        {messages.crashRetry}
      </button>
      <pre className="fyr-crash-error">{describeError(error, messages)}</pre>
    </section>
  )
}

/** `PageCrash`, or what a site puts in its place. */
export const ReplaceablePageCrash: ComponentType<PageCrashProps> = /* @__PURE__ */ replaceable(
  'PageCrash',
  PageCrash,
)
