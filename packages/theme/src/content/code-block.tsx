import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { languageName } from './language-name.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** A block of code whose lines are already highlighted. */
export interface CodeBlockProps {
  readonly language: string | null
  /** Such as a file name; the language's name stands in for it. */
  readonly title: string | null
  /** Whether the lines carry `data-line`, the number to show. */
  readonly hasLineNumbers: boolean
  readonly messages: Pick<Messages, 'code' | 'codeTitled' | 'copy' | 'copyCode' | 'wrapLines'>
  /** One `span.line` per line. */
  readonly children: ReactNode
}

/**
 * A code block with its title bar. The buttons do nothing by themselves: the browser's part of the theme listens for
 * them by their data attributes, and they are hidden without scripts.
 */
export function CodeBlock({
  language,
  title,
  hasLineNumbers,
  messages,
  children,
}: CodeBlockProps): ReactElement {
  const caption = title ?? languageName(language)
  return (
    <figure
      className="fyr-code"
      data-language={language ?? undefined}
      aria-label={caption === null ? messages.code : formatMessage(messages.codeTitled, { title: caption })}
    >
      <div className="fyr-code-bar">
        <span className="fyr-code-title" data-is-title={title === null ? undefined : ''}>
          {caption}
        </span>
        <button type="button" className="fyr-code-button" data-fyr-wrap="" aria-pressed="false" hidden>
          <Icon name="wrap" />
          <span className="fyr-visually-hidden">{messages.wrapLines}</span>
        </button>
        <button type="button" className="fyr-code-button" data-fyr-copy="" aria-label={messages.copyCode}>
          <Icon name="copy" />
          <Icon name="check" />
          <span data-fyr-copy-label="">{messages.copy}</span>
        </button>
      </div>
      <pre className="fyr-code-pre" tabIndex={0} data-line-numbers={hasLineNumbers ? '' : undefined}>
        <code>{children}</code>
      </pre>
    </figure>
  )
}

/** `CodeBlock`, or what a site puts in its place. */
export const ReplaceableCodeBlock: ComponentType<CodeBlockProps> = /* @__PURE__ */ replaceable(
  'CodeBlock',
  CodeBlock,
)
