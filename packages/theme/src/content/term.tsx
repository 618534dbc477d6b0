import type { ReactElement, ReactNode } from 'react'

export interface TermProps {
  /** What it means. */
  readonly definition: string
  /** A link to the glossary. */
  readonly children: ReactNode
}

/** A term of the site: a link to the glossary, and with scripts also its definition where the reader points. */
export function Term({ definition, children }: TermProps): ReactElement {
  return <span data-fyr-term={definition}>{children}</span>
}
