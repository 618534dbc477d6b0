import type { ComponentPropsWithRef, ComponentType, ReactElement, ReactNode } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { classNames } from './class-names.ts'

/** A table. `className` and what an element can be given besides go to the area that it scrolls in. */
export interface TableWrapperProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Names the area; by default it is called a table. */
  readonly label?: string | undefined
  /** A `<table>`. */
  readonly children: ReactNode
}

/** Lets a wide table scroll sideways, by keyboard too, without scrolling the page. */
export function TableWrapper({ label, children, className, ...rest }: TableWrapperProps): ReactElement {
  const messages = useMessages()
  return (
    <figure
      {...rest}
      className={classNames('fyr-table', className)}
      aria-label={label ?? messages.table}
      tabIndex={0}
    >
      {children}
    </figure>
  )
}

/** `TableWrapper`, or what a site overrides it with. */
export const OverridableTableWrapper: ComponentType<TableWrapperProps> = /* @__PURE__ */ overridable(
  'TableWrapper',
  TableWrapper,
)
