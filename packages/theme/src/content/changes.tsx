import { Children, type ReactElement, type ReactNode } from 'react'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { changeLabel, type ChangeType } from './change-type.ts'
import { useInterfaceLanguage } from './interface-language.ts'

export interface ChangesProps {
  /** Label of the version before. */
  readonly since: string
  /** Address of the page with all changes. */
  readonly href: string
  /** Whether the version before does not have the page. */
  readonly isNew?: boolean | undefined
  /** A `Change` for each difference. A page that is new has those that are from another page. */
  readonly children?: ReactNode
}

/**
 * What has changed on a page since the version before: a list that opens without scripts. While it is open, the text shows
 * its marks.
 */
export function Changes({ since, href, isNew = false, children }: ChangesProps): ReactElement {
  const messages = useMessages()
  const language = useInterfaceLanguage()
  const all = <a href={href}>{formatMessage(messages.allChanges, { version: since })}</a>
  const title = formatMessage(isNew ? messages.newSince : messages.changedSince, { version: since })
  if (Children.count(children) === 0) {
    return (
      <p className="fyr-changes" {...language}>
        {title} {all}
      </p>
    )
  }
  return (
    <details className="fyr-changes">
      <summary {...language}>{title}</summary>
      <ul>{children}</ul>
      <p {...language}>{all}</p>
    </details>
  )
}

export interface ChangeProps {
  readonly type: ChangeType
  /** Where it is; absent for the title. */
  readonly href?: string | undefined
  /** The words, with what is gone and what has come. */
  readonly children: ReactNode
}

/** A difference in a list. */
export function Change({ type, href, children }: ChangeProps): ReactElement {
  const label = changeLabel(type, useMessages())
  const language = useInterfaceLanguage()
  return (
    <li className="fyr-change">
      <strong {...language}>{href === undefined ? label : <a href={href}>{label}</a>}</strong>: {children}
    </li>
  )
}

export interface ChangeMarkProps {
  readonly type: ChangeType
  readonly id: string
  /** The words that were removed, and the other page; nothing for a block that is there. */
  readonly children?: ReactNode
}

/** The mark beside a block that differs, shown while the list above the text is open. */
export function ChangeMark({ type, id, children }: ChangeMarkProps): ReactElement {
  return (
    <span className="fyr-change-mark" id={id}>
      <span {...useInterfaceLanguage()}>{changeLabel(type, useMessages())}</span>
      {Children.count(children) > 0 && ': '}
      {children}
    </span>
  )
}
