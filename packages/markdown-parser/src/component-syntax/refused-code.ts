import type { Point, Refusal } from '../refusal.ts'

export const TOO_DEEP_CODE = {
  code: 'nesting-too-deep',
  problem: 'The brackets, templates, operators or elements between these braces are nested too deeply.',
  hint: 'Write the value with fewer levels, and look for something pasted many times.',
} as const satisfies Refusal

export const TOO_LONG_CODE = {
  code: 'too-large',
  problem: 'The code in this tag, these braces or this "export" is too long to be data of a document.',
  hint: 'Write the data into a file of the site, and show it with a component of the site.',
} as const satisfies Refusal

/**
 * Thrown at code that is too expensive to parse, in the form that the parser's own errors have: micromark turns the offset
 * into a point.
 */
export class RefusedCode extends SyntaxError {
  readonly issue: Refusal
  readonly pos: number
  readonly raisedAt: number
  /** The line, from 1, and the column, from 0, in the document: set by those who know where the code begins. */
  loc?: { readonly line: number; readonly column: number }

  constructor(issue: Refusal, { start, pos }: { readonly start: number; readonly pos: number }) {
    super(issue.problem)
    this.issue = issue
    this.pos = start
    this.raisedAt = pos
  }
}

/** Thrown where a document is refused because of such code. */
export class RefusedDocument extends Error {
  readonly issue: Refusal & { readonly at: Point }

  constructor(issue: Refusal, at: Point) {
    super(issue.problem)
    this.issue = { ...issue, at }
  }
}
