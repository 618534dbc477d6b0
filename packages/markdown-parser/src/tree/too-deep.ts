import type { Refusal } from '../refusal.ts'

/** A document that is nested too deeply to be parsed. */
export const TOO_DEEP = {
  code: 'nesting-too-deep',
  problem: 'Quotes, lists, emphasis, images or HTML are nested too deeply here.',
  hint: 'Look for a run of ">", "*" or "![" pasted by accident, and for HTML elements that are never closed.',
} as const satisfies Refusal
