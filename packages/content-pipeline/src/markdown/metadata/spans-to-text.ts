import type { TocSpan } from '../../manifest/index.ts'

/** The plain text of a marked-up title. */
export function spansToText(spans: readonly TocSpan[]): string {
  return spans
    .map((span) => (typeof span === 'string' ? span : span.text))
    .join('')
    .trim()
}
