import { inFull } from './base-path.ts'
import { fillPattern } from './fill-pattern.ts'
import { parsePattern } from './parse-pattern.ts'
import { SHARED_CACHE } from './pattern-cache.ts'
import type { PatternCache } from './pattern-cache.ts'
import type { ParamsArgument, UnknownParams } from './pattern-params.ts'
import type { MatchOptions } from './match-options.ts'

export interface GeneratePathOptions extends Pick<MatchOptions, 'decode' | 'constraints'> {
  /** Takes the place of the cache that all one-off calls share. */
  readonly cache?: PatternCache | undefined
}

/**
 * Builds the address of a pattern: `/tags/:tag` with `{ tag: 'a b' }` gives `/tags/a%20b`. A final slash is written
 * as the pattern has it; an optional parameter that is missing leaves its segment out.
 *
 * @throws PatternError for a pattern that cannot be read, and `invalid-parameter` for a value that is missing, empty
 * or against its constraint, for one that would be read back as something else (`..`; after an optional parameter that
 * is missing, the value of the next one), and for an address that would begin with the name of a host (`//a`)
 */
export function generatePath<const Pattern extends string>(
  pattern: Pattern,
  ...rest: [...ParamsArgument<Pattern>, options?: GeneratePathOptions]
): string {
  const [params, options = {}] = rest as unknown as readonly [
    params?: UnknownParams,
    options?: GeneratePathOptions,
  ]
  const cached = (options.cache ?? SHARED_CACHE).take(pattern, options)
  cached.segments ??= parsePattern(inFull('', pattern), options.decode, options.constraints)
  return fillPattern(cached.segments, params, options.decode)
}
