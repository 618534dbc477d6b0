import type { ReactElement, ReactNode } from 'react'
import { DocumentTitle } from './document-title.tsx'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { PageCrash } from './page-crash.tsx'

/** Props of the boundary: its content, and the key that resets it. */
export interface CrashBoundaryProps {
  readonly children: ReactNode
  /** A changed key, such as the path of the page, resets a crash: the next page did not cause it. */
  readonly resetKey: string
  /** Title of the document while the crash shows; default: unchanged. */
  readonly documentTitle?: string
}

/** Catches errors of its children and renders `PageCrash` instead. */
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
