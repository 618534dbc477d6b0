import { Children, type ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import type { ContentProps } from './content-component.ts'
import { stringProperty } from './string-property.ts'
import { textOf } from './text-of.ts'
import { writtenProperties } from './written-properties.ts'

/**
 * The sign in links back from footnotes. Some phones show it as an emoji, and it is not part of the
 * link's name.
 */
const BACK_SIGN = '↩'

/** A link of a text. */
export interface ContentLinkProps extends ContentProps {}

/**
 * A link in the content: one that leaves the site opens a new tab and says so, one to a file keeps its mark, and
 * footnote links are named in the language of the page.
 */
export function ContentLink({ node, children }: ContentLinkProps): ReactElement {
  const messages = useMessages()
  const href = stringProperty(node, 'href') ?? undefined
  const title = stringProperty(node, 'title') ?? undefined
  const written = writtenProperties(node)
  if (node.properties.dataFootnoteBackref !== undefined) {
    const [number = ''] = /(?<!\d)\d+(?:-\d+)?$/.exec(stringProperty(node, 'ariaLabel') ?? '') ?? []
    return (
      <a
        href={href}
        {...written}
        data-footnote-backref=""
        aria-label={formatMessage(messages.footnoteBack, { number })}
      >
        {Children.map(children, (child) => (child === BACK_SIGN ? <Icon name="arrow-up" /> : child))}
      </a>
    )
  }
  if (node.properties.dataFootnoteRef !== undefined) {
    return (
      <a href={href} {...written} data-footnote-ref="" aria-describedby="footnote-label">
        {children}
      </a>
    )
  }
  const isDocument = node.properties.dataFyrDocument !== undefined
  return (
    <DocumentLink
      {...written}
      href={href}
      title={title}
      isDocument={isDocument}
      // In print the address of every other link follows its text.
      data-bare={textOf(node) === href ? '' : undefined}
    >
      {children}
    </DocumentLink>
  )
}
