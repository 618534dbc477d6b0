import type { Fault, Place } from '../content-error.ts'
import type { DocumentContext } from './document-context.ts'

/** A text that nests more deeply than it can be read. */
export const TOO_DEEP = {
  code: 'nesting-too-deep',
  problem: 'This text nests quotes, lists, emphasis, images or HTML too deeply to be shown.',
  hint: 'Look for a run of ">", "*" or "![" that was pasted by accident, and for HTML elements that are never closed.',
} as const satisfies Fault

/** Reports a text that nests more deeply than it can be read. */
export function reportTooDeep(at: Place, { log, source }: DocumentContext): void {
  log.add(source, { ...TOO_DEEP, at })
}
