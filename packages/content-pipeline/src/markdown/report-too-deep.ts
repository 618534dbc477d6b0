import type { Place } from '../content-error.ts'
import { type DocumentContext, reportAt } from './document-context.ts'

/** Reports a text that nests more deeply than it can be read. */
export function reportTooDeep(at: Place, context: DocumentContext): void {
  reportAt(
    context,
    { position: { start: at } },
    'nesting-too-deep',
    'This text nests quotes, lists, emphasis or HTML too deeply to be shown.',
    'Look for a run of ">" or "*" that was pasted by accident, and for HTML elements that are never closed.',
  )
}
