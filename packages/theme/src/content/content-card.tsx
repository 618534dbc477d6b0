import type { ReactElement, ReactNode } from 'react'

/** A box with a title, which may be a link. */
export interface ContentCardProps {
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** A part of a text in a box: `<Card>` and `<LinkCard>`. */
export function ContentCard({ title, children }: ContentCardProps): ReactElement {
  return (
    <div className="fyr-content-card">
      <p className="fyr-content-card-title">{title}</p>
      {children}
    </div>
  )
}

/** Boxes side by side, as many as fit. */
export function CardGrid({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="fyr-card-grid">{children}</div>
}
