import type { ComponentType, ReactElement } from 'react'
import { describeError } from '../crash/describe-error.ts'
import { FailureBoundary } from '../crash/failure-boundary.tsx'
import type { IslandProps } from './island-props.ts'

/** A component of a site, and what it is given. */
export interface GuardedIslandProps extends IslandProps {
  readonly component: ComponentType<IslandProps>
}

/** Where the ids of an island begin, by its number on the page: those of the others begin otherwise. */
export function islandIdPrefix(index: number): string {
  return `island-${index}-`
}

/**
 * A component of a site, drawn by server and browser alike. What breaks in the browser tells why in its own place, with a
 * button to try again; the rest of the page stays as it is. In a build it is thrown on.
 */
export function Island({ component: Component, ...props }: GuardedIslandProps): ReactElement {
  return (
    <FailureBoundary
      resetKey=""
      renderGuarded={(failure, retry) =>
        failure === null ? (
          <Component {...props} />
        ) : (
          <div className="fyr-island-crash" role="alert">
            <pre className="fyr-crash-error">{describeError(failure.error, props.messages)}</pre>
            <button type="button" className="fyr-button" onClick={retry}>
              {props.messages.crashRetry}
            </button>
          </div>
        )
      }
    />
  )
}
