import type { ComponentType, ReactElement, ReactNode } from 'react'
import { replaceable } from '../customising/replaceable.tsx'

/** A table and the name of the area that it scrolls in. */
export interface TableWrapperProps {
  readonly label: string
  /** A `<table>`. */
  readonly children: ReactNode
}

/** Lets a wide table scroll sideways, by keyboard too, while the page stays put. */
export function TableWrapper({ label, children }: TableWrapperProps): ReactElement {
  return (
    <figure className="fyr-table" aria-label={label} tabIndex={0}>
      {children}
    </figure>
  )
}

/** `TableWrapper`, or what a site puts in its place. */
export const ReplaceableTableWrapper: ComponentType<TableWrapperProps> = /* @__PURE__ */ replaceable(
  'TableWrapper',
  TableWrapper,
)
