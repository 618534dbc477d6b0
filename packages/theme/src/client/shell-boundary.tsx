import type { ReactElement } from 'react'
import { FailureBoundary } from '../failure-boundary/failure-boundary.tsx'
import { ShellRoot, type ShellRootProps } from '../shell/shell-root.tsx'

/** The shell to render, and when a crash is reset. */
export interface ShellBoundaryProps {
  readonly shell: Omit<ShellRootProps, 'crash'>
  /** A changed key, the path of the page, resets a crash. */
  readonly resetKey: string
}

/**
 * Renders the shell, and again with the crash instead of the article when a page breaks it, so that navbar and
 * footer stay. When that fails too, the boundary around this one shows only the crash.
 */
export function ShellBoundary({ shell, resetKey }: ShellBoundaryProps): ReactElement {
  return (
    <FailureBoundary
      resetKey={resetKey}
      renderGuarded={(failure, retry) => (
        <ShellRoot {...shell} crash={failure && { error: failure.error, retry }} />
      )}
    />
  )
}
