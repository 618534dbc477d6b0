import type { ReactElement, ReactNode } from 'react'

/** Title of a list page, an optional description, and what else belongs above the list. */
export interface ListHeaderProps {
  readonly title: string
  readonly description?: string | null
  readonly children?: ReactNode
}

/** The part above a list of pages. */
export function ListHeader({ title, description, children }: ListHeaderProps): ReactElement {
  return (
    <header className="fyr-list-header">
      <h1 className="fyr-title">{title}</h1>
      {description && <p className="fyr-lead">{description}</p>}
      {children}
    </header>
  )
}
