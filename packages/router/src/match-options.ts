import type { Constraints } from './constraint.ts'

/** How addresses are compared with patterns. */
export interface MatchOptions {
  /** `ignore` (default) takes one slash too many or too few at the end, `strict` takes the pattern's spelling. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /** Letters differ by case; default true. */
  readonly caseSensitive?: boolean | undefined
  /** Segments are percent-decoded after the path is split; default true. */
  readonly decode?: boolean | undefined
  /** Constraints of the caller's own, used as `:id<name>`. One named `int` or `slug` takes the place of that. */
  readonly constraints?: Constraints | undefined
}
