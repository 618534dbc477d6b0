import type { ReactElement, ReactNode } from 'react'
import { describeError } from '../failure-boundary/describe-error.ts'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** A component of a site, and the texts of what stands for it when it breaks. */
export interface IslandBoundaryProps {
  readonly children: ReactNode
}

/**
 * Stands around the component of an island, in the build and in the browser alike. What breaks in the browser tells why in
 * its own place, with a button to try again; the rest of the page stays as it is. In a build it is thrown on.
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
