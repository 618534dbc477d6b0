import type { CssSyntaxError } from 'postcss'
import type { SiteFault } from '../site-error.ts'

/** The fix for each unclosed construct, by the name that the parser gives it. */
const HINTS: Readonly<Record<string, string>> = {
  'Unexpected }': 'Remove it, or add the matching {.',
  'Unclosed block': 'Add the closing }.',
  'Unclosed bracket': 'Add the closing ).',
  'Unclosed string': 'Add the closing quotation mark.',
  'Unclosed comment': 'Add the closing */.',
}

/** What is told of a style sheet that can not be parsed. */
export function cssSyntaxProblem({ reason }: CssSyntaxError): Required<Pick<SiteFault, 'problem' | 'hint'>> {
  return { problem: `Syntax error: ${reason}.`, hint: HINTS[reason] ?? '' }
}
