import type { ComponentPropsWithRef, ComponentType, ReactElement } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { classNames } from '../content/class-names.ts'
import { overridable } from '../customising/overridable.tsx'

/** A sentence about the page itself. `className` and what an element can be given besides go to its outermost element. */
export interface NoticeProps extends Omit<ComponentPropsWithRef<'p'>, 'title' | 'children'> {
  /** Default: the information icon. */
  readonly icon?: IconName | undefined
  readonly title: string
  readonly text: string
}

/** A notice to the reader above the title of a page: that it is not translated, or not listed. */
export function Notice({ icon = 'info', title, text, className, ...rest }: NoticeProps): ReactElement {
  return (
    <p {...rest} className={classNames('fyr-notice', className)}>
      <Icon name={icon} />
      <span>
        <strong>{title}.</strong> {text}
      </span>
    </p>
  )
}

/** `Notice`, or what a site overrides it with. */
export const OverridableNotice: ComponentType<NoticeProps> = /* @__PURE__ */ overridable('Notice', Notice)
