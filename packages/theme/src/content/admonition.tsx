import type { AdmonitionName, AdmonitionType } from '@fyr/content-pipeline/manifest'
import type { ComponentPropsWithRef, ComponentType, ReactElement, ReactNode } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { classNames } from './class-names.ts'
import { admonitionLabel, admonitionLook } from './admonition-type.ts'

/** A note, tip or warning. `className` and all other props of an element go to its outermost element. */
export interface AdmonitionProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Its look. Default: the type that `name` is a word for, or `note`. */
  readonly type?: AdmonitionType | undefined
  /** Another word for the type, such as `caution`: the title is this word in the language of the page. By default the type. */
  readonly name?: AdmonitionName | undefined
  /** By default the name. */
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** An aside with an icon and a border; icon and title show its type, not only colour. */
export function Admonition({
  name,
  type = admonitionLook(name ?? 'note'),
  title,
  children,
  className,
  ...rest
}: AdmonitionProps): ReactElement {
  const messages = useMessages()
  return (
    <div {...rest} className={classNames('fyr-admonition', className)} data-type={type}>
      <p className="fyr-admonition-title">
        <Icon name={type} />
        <span>{title ?? admonitionLabel(name ?? type, messages)}</span>
      </p>
      <div className="fyr-admonition-body">{children}</div>
    </div>
  )
}

/** `Admonition`, or what a site overrides it with. */
export const OverridableAdmonition: ComponentType<AdmonitionProps> = /* @__PURE__ */ overridable(
  'Admonition',
  Admonition,
)
