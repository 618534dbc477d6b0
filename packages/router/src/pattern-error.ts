/** The kinds of mistakes in a pattern, its parameters or a table of patterns. */
export type PatternErrorCode =
  | 'invalid-pattern'
  | 'duplicate-pattern'
  | 'unknown-constraint'
  | 'unknown-pattern'
  | 'invalid-parameter'

/**
 * A mistake in a pattern or in the parameters for one. Matching an address never throws it. The message holds the code
 * and what it is about; the README says what each code means, so that no site downloads sentences for its builder.
 */
export class PatternError extends Error {
  readonly code: PatternErrorCode

  constructor(code: PatternErrorCode, about: string) {
    super(`${code}: ${about}`)
    this.code = code
  }
}

/** @throws PatternError always; a function, so that expressions can end in it */
export function refuse(code: PatternErrorCode, about: string): never {
  throw new PatternError(code, about)
}
