import type { ReactElement, ReactNode } from 'react'
import { describeError } from '../failure-boundary/describe-error.ts'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** A component of a site, and the messages of its error state. */
export interface IslandBoundaryProps {
  readonly children: ReactNode
}

/**
 * Boundary around an island, in the build and in the browser. An error in the browser shows its message in its place,
 * with a button to try again. In a build the error is thrown.
 */
export function IslandBoundary({ children }: IslandBoundaryProps): ReactElement {
  const messages = useMessages()
  return (
    <FailureBoundary
      resetKey=""
      renderGuarded={(failure, retry) =>
        failure === null ? (
          children
        ) : (
          <div className="fyr-island-crash" role="alert">
            <pre className="fyr-crash-error">{describeError(failure.error, messages)}</pre>
            <button type="button" className="fyr-button" onClick={retry}>
              {messages.crashRetry}
            </button>
          </div>
        )
      }
    />
  )
}
