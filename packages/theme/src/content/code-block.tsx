import type { ComponentPropsWithRef, ComponentType, ReactElement, ReactNode } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { useInterfaceLanguage } from './interface-language.ts'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import { languageName } from './language-name.ts'

/** A block of code. `className` and what an element can be given besides go to its outermost element. */
export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  readonly language?: string | null | undefined
  /** Such as a file name. A block without one has no bar; its buttons are beside the code. */
  readonly title?: string | null | undefined
  /** Whether the lines have numbers; elements then carry `data-line`, the number to show. */
  readonly hasLineNumbers?: boolean | undefined
  /** What the button copies, where that is not the whole code: commands without prompts and output. */
  readonly copied?: string | undefined
  /** The code as text, or one `span.line` per line, already highlighted. */
  readonly children?: ReactNode
}

/**
 * A code block, with a bar where it has a title. The theme's script handles the buttons by their data attributes; they are hidden
 * without scripts.
 */
export function CodeBlock({
  language = null,
  title = null,
  hasLineNumbers = false,
  copied,
  children,
  className,
  ...rest
}: CodeBlockProps): ReactElement {
  const messages = useMessages()
  const interfaceLanguage = useInterfaceLanguage()
  const caption = title ?? languageName(language)
  return (
    <figure
      {...rest}
      className={classNames('fyr-code', className)}
      data-language={language ?? undefined}
      aria-label={caption === null ? messages.code : formatMessage(messages.codeTitled, { title: caption })}
    >
      <div className="fyr-code-bar">
        {title !== null && <span className="fyr-code-title">{title}</span>}
        <button
          {...interfaceLanguage}
          type="button"
          className="fyr-code-button"
          data-fyr-wrap=""
          aria-pressed="false"
          hidden
        >
          <Icon name="wrap" />
          <span className="fyr-visually-hidden">{messages.wrapLines}</span>
        </button>
        <CopyButton text={copied} />
      </div>
      <pre className="fyr-code-pre" tabIndex={0} data-line-numbers={hasLineNumbers ? '' : undefined}>
        <code>{typeof children === 'string' ? linesOf(children, hasLineNumbers) : children}</code>
      </pre>
    </figure>
  )
}

/** Code without colours: its lines, the last without the break that ends a file. */
function linesOf(code: string, hasLineNumbers: boolean): ReactElement[] {
  const lines = code.replace(/\n$/, '').split('\n')
  const numbered = lines.map((line, index) => ({ line, number: index + 1 }))
  return numbered.map(({ line, number }) => (
    <span key={number} className="line" data-line={hasLineNumbers ? number : undefined}>
      {`${line}\n`}
    </span>
  ))
}

/** `CodeBlock`, or what a site overrides it with. */
export const OverridableCodeBlock: ComponentType<CodeBlockProps> = /* @__PURE__ */ overridable(
  'CodeBlock',
  CodeBlock,
)
