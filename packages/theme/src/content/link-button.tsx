import type { ReactElement, ReactNode } from 'react'

/** A link that looks like a button. */
export interface LinkButtonProps {
  readonly variant?: 'primary' | 'secondary' | undefined
  /** The link. */
  readonly children?: ReactNode
}

/** The look of a button around a link of a text: `<LinkButton href="/docs">`. */
export function LinkButton({ variant = 'primary', children }: LinkButtonProps): ReactElement {
  return (
    <span className="fyr-link-button" data-variant={variant}>
      {children}
    </span>
  )
}
