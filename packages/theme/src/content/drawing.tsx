import type { ComponentPropsWithRef, ComponentType, ReactElement, ReactNode } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { classNames } from './class-names.ts'

/** A drawing. `className` and what an element can be given besides go to the area that it scrolls in. */
export interface DrawingProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Name for readers who reach it by keyboard: its own, or by default "diagram"; null if its caption is the name. */
  readonly label?: string | null | undefined
  /** An `<svg>`, and an optional `<figcaption>`. */
  readonly children: ReactNode
}

/** A drawing made by a plugin. On small screens a wide one scrolls sideways, by keyboard too, and stays legible. */
export function Drawing({ label, children, className, ...rest }: DrawingProps): ReactElement {
  const messages = useMessages()
  return (
    <figure
      {...rest}
      className={classNames('fyr-drawing', className)}
      aria-label={label === null ? undefined : (label ?? messages.diagram)}
      tabIndex={0}
    >
      {children}
    </figure>
  )
}

/** `Drawing`, or what a site overrides it with. */
export const OverridableDrawing: ComponentType<DrawingProps> = /* @__PURE__ */ overridable('Drawing', Drawing)
