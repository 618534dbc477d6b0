import type { AdmonitionType } from '@fyr/content-pipeline/manifest'
import type { ReactElement, ReactNode } from 'react'

/** A short label next to other text. */
export interface BadgeProps {
  readonly variant?: AdmonitionType | undefined
  readonly children?: ReactNode
}

/** A label in a line of text: `<Badge text="New" />`. Its colour repeats what its word says. */
export function Badge({ variant = 'note', children }: BadgeProps): ReactElement {
  return (
    <span className="fyr-badge" data-type={variant}>
      {children}
    </span>
  )
}
