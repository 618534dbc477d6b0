import type { TocSpan } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { TocLabel } from '../table-of-contents/toc-label.tsx'
import type { LanguageAttributes } from './original-language.ts'

/** The title of a written page and the language it is written in, where that differs from the page around it. */
export interface ArticleTitleProps {
  readonly heading: readonly TocSpan[]
  readonly language?: LanguageAttributes
}

/** The title of a page written in Markdown; nothing when its front matter hides it. */
export function ArticleTitle({ heading, language }: ArticleTitleProps): ReactElement | null {
  if (heading.length === 0) return null
  return (
    <h1 className="fyr-title" {...language}>
      <TocLabel spans={heading} />
    </h1>
  )
}
