import type { ReactElement, ReactNode } from 'react'

/** A numbered list whose numbers lead from step to step: `<Steps>`. */
export function Steps({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="fyr-steps">{children}</div>
}
