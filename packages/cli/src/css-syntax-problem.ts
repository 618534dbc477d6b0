import type { CssSyntaxError } from 'postcss'
import type { SiteIssue } from './site-error.ts'

/** The fix for each unclosed construct, by its name in the parser's message. */
const HINTS: Readonly<Record<string, string>> = {
  'Unexpected }': 'Remove it, or add the matching {.',
  'Unclosed block': 'Add the closing }.',
  'Unclosed bracket': 'Add the closing ).',
  'Unclosed string': 'Add the closing quotation mark.',
  'Unclosed comment': 'Add the closing */.',
}

/** The problem and the fix for a style sheet that cannot be parsed. */
export function cssSyntaxProblem({ reason }: CssSyntaxError): Required<Pick<SiteIssue, 'problem' | 'hint'>> {
  return { problem: `Syntax error: ${reason}.`, hint: HINTS[reason] ?? '' }
}
