import type { ComponentType, ReactElement, ReactNode } from 'react'
import { replaceable } from '../customising/replaceable.tsx'
import type { WrittenProperties } from './written-properties.ts'

/** A drawing and the name of the area that it scrolls in. */
export interface DrawingProps extends WrittenProperties {
  /** Name for those who come to it with the keyboard; null where its caption is the name. */
  readonly label: string | null
  /** An `<svg>`, and a `<figcaption>` where there is one. */
  readonly children: ReactNode
}

/** A drawing that plugins made. On small screens a wide one scrolls sideways, by keyboard too, and stays legible. */
export function Drawing({ id, lang, dir, label, children }: DrawingProps): ReactElement {
  return (
    <figure
      id={id}
      lang={lang}
      dir={dir}
      className="fyr-drawing"
      aria-label={label ?? undefined}
      tabIndex={0}
    >
      {children}
    </figure>
  )
}

/** `Drawing`, or what a site puts in its place. */
export const ReplaceableDrawing: ComponentType<DrawingProps> = /* @__PURE__ */ replaceable('Drawing', Drawing)
