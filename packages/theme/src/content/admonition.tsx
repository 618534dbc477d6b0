import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

const ADMONITION_TYPES = ['note', 'tip', 'info', 'warning', 'danger'] as const

/** The five kinds of admonition. */
export type AdmonitionType = (typeof ADMONITION_TYPES)[number]

/** Reads the type of an admonition; one that is unknown is shown as information. */
export function admonitionType(name: string | null): AdmonitionType {
  return ADMONITION_TYPES.find((type) => type === name) ?? 'info'
}

/** Gives the word that stands for a type when the writer gave no title. */
export function admonitionName(type: AdmonitionType, messages: Messages): string {
  const names: Record<AdmonitionType, string> = {
    note: messages.admonitionNote,
    tip: messages.admonitionTip,
    info: messages.admonitionInfo,
    warning: messages.admonitionWarning,
    danger: messages.admonitionDanger,
  }
  return names[type]
}

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
        {title}
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
