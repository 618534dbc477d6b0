import type { ReactElement, ReactNode } from 'react'
import { DocumentTitle } from './document-title.tsx'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { PageCrash } from './page-crash.tsx'

/** What the boundary guards, and when it forgets a crash by itself. */
export interface CrashBoundaryProps {
  readonly children: ReactNode
  /** A changed key, such as the path of the page, clears a crash: the next page is not to blame for this one. */
  readonly resetKey: string
  /** Title of the document while the crash shows; without it the title stays. */
  readonly documentTitle?: string
}

/** Catches what its children throw while rendering and shows `PageCrash` in their place. */
export function CrashBoundary({ children, resetKey, documentTitle }: CrashBoundaryProps): ReactElement {
  return (
    <FailureBoundary
      resetKey={resetKey}
      renderGuarded={(failure, retry) =>
        failure === null ? (
          children
        ) : (
          <>
            {documentTitle !== undefined && <DocumentTitle title={documentTitle} />}
            <PageCrash error={failure.error} onRetry={retry} />
          </>
        )
      }
    />
  )
}
