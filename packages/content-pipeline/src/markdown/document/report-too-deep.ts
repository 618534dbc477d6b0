import type { Fault, Place } from '../../content-error.ts'
import type { DocumentContext } from './document-context.ts'

/** A text that nests more deeply than it can be read. */
export const TOO_DEEP = {
  code: 'nesting-too-deep',
  problem: 'Quotes, lists, emphasis, images or HTML are nested too deeply here.',
  hint: 'Look for a run of ">", "*" or "![" pasted by accident, and for HTML elements that are never closed.',
} as const satisfies Fault

/** Reports a text that nests more deeply than it can be read. */
export function reportTooDeep(at: Place, { log, source }: DocumentContext): void {
  log.add(source, { ...TOO_DEEP, at })
}
