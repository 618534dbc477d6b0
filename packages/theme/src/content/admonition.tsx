import type { AdmonitionType } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** A remark beside the text. */
export interface AdmonitionProps {
  readonly type: AdmonitionType
  /** The writer's title, or the name of the type. */
  readonly title: ReactNode
  readonly children: ReactNode
}

/** An aside with an icon and a rule; its type is told by icon and title, never by colour alone. */
export function Admonition({ type, title, children }: AdmonitionProps): ReactElement {
  return (
    <div className="fyr-admonition" data-type={type}>
      <p className="fyr-admonition-title">
        <Icon name={type} />
        <span>{title}</span>
      </p>
      <div className="fyr-admonition-body">{children}</div>
    </div>
  )
}

/** `Admonition`, or what a site puts in its place. */
export const ReplaceableAdmonition: ComponentType<AdmonitionProps> = /* @__PURE__ */ replaceable(
  'Admonition',
  Admonition,
)
