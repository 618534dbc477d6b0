import type { TocSpan } from '@fyr/content-pipeline/manifest'
import { createElement, Fragment, type ReactElement } from 'react'

/** Renders a heading's text with its code and emphasis, without its links. */
export function TocLabel({ spans }: { readonly spans: readonly TocSpan[] }): ReactElement {
  const parts = spans.map((span) =>
    typeof span === 'string' ? span : createElement(span.type, null, span.text),
  )
  return createElement(Fragment, null, ...parts)
}
