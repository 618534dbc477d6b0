import type { ReactElement } from 'react'
import type { TryItMessages } from '../messages/messages.ts'
import { colorCode, type ColoredLanguage } from './color-code.ts'

export interface CodeFigureProps {
  readonly text: string
  /** Null for text without colours. */
  readonly language: ColoredLanguage | null
  readonly title: string
  /** Name of the figure. */
  readonly label: string
  readonly texts: TryItMessages
}

/** Code as samples show it, with lines that wrap: an address grows while the reader types. The article around it answers the button that copies it. */
export function CodeFigure({ text, language, title, label, texts }: CodeFigureProps): ReactElement {
  return (
    <figure className="fyr-code" data-language={language ?? undefined} data-wrapped="" aria-label={label}>
      <div className="fyr-code-bar">
        <span className="fyr-code-title">{title}</span>
        <button type="button" className="fyr-code-button" data-fyr-copy="">
          <span data-fyr-copy-label="">{texts.tryItCopy}</span>
        </button>
      </div>
      <pre className="fyr-code-pre" tabIndex={0}>
        <code>
          {language === null
            ? text
            : colorCode(text, language).map((part) => (
                <span key={part.end} className={part.className ?? undefined}>
                  {part.text}
                </span>
              ))}
        </code>
      </pre>
    </figure>
  )
}
