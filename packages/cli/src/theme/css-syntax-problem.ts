import type { CssSyntaxError } from 'postcss'
import type { SiteFault } from '../site-error.ts'

/** How what is left open is mended, by what the parser calls it. */
const HINTS: Readonly<Record<string, string>> = {
  'Unexpected }': 'Remove it, or write the { that it ends.',
  'Unclosed block': 'Write the } that ends it.',
  'Unclosed bracket': 'Write the ) that ends it.',
  'Unclosed string': 'Write the quotation mark that ends it.',
  'Unclosed comment': 'Write the */ that ends it.',
}

/** What is told of a style sheet that can not be parsed. */
export function cssSyntaxProblem({ reason }: CssSyntaxError): Required<Pick<SiteFault, 'problem' | 'hint'>> {
  return { problem: `Syntax error: ${reason}.`, hint: HINTS[reason] ?? '' }
}
