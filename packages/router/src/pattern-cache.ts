import type { Constraints } from './constraint.ts'
import type { Matcher } from './create-matcher.ts'
import type { MatchOptions } from './match-options.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { RouteDefinition, RouteMatch } from './route-match.ts'

/** How a single pattern is compared with an address. */
export interface OneOffOptions extends MatchOptions {
  /** `false` also takes addresses below the pattern, on a segment boundary. Default true. */
  readonly end?: boolean | undefined
}

/** A pattern outside any route table. Its users compile what they need of it, once. */
export interface CachedPattern {
  readonly pattern: string
  segments?: readonly PatternSegment[] | undefined
  matcher?: Matcher<RouteDefinition> | undefined
  /** The address of a pattern without parameters, once asked for, and its match. */
  address?: string | undefined
  match?: RouteMatch<RouteDefinition>
}

/** Remembers compiled patterns, at most `max` over all combinations of options. */
export interface PatternCache {
  /** Number of patterns held. */
  readonly size: number
  /** Returns the entry of a pattern, an empty one if need be. Other constraints empty a known one. */
  take(pattern: string, options: OneOffOptions): CachedPattern
  clear(): void
}

interface CacheEntry extends CachedPattern {
  pattern: string
  readonly combination: number
  constraints: Constraints | undefined
  /** Asked for since the last draw; a new entry has yet to prove itself. */
  isUsed: boolean
}

/** Patterns that a cache holds by default. */
const MAX_PATTERNS = 10_000

/**
 * A cache with random replacement and a second chance: to make room it draws entries until one was not used since it
 * was last drawn. A hit is one look-up and one flag, never a change of order, so it costs the same for one hot
 * pattern as for many, and a walk over a few more patterns than fit still finds most of them.
 */
export function createPatternCache({ max = MAX_PATTERNS }: { readonly max?: number } = {}): PatternCache {
  return new RandomCache(max)
}

// A class, so that all caches share one `take`: V8 then sees through the call.
class RandomCache implements PatternCache {
  readonly #max: number
  /** Entries by pattern, a map for each combination of options. */
  #homes: Map<string, CacheEntry>[] = []
  #entries: CacheEntry[] = []
  /** The entry of the last call, which the next one often wants again. */
  #last: CacheEntry | undefined
  /** The same at the start of every run, so that every run drops the same patterns. */
  #random = 0

  constructor(max: number) {
    this.#max = max
  }

  get size(): number {
    return this.#entries.length
  }

  take(pattern: string, options: OneOffOptions): CachedPattern {
    const { constraints } = options
    const combination = combinationOf(options)
    let entry = this.#last
    if (!entry || entry.pattern !== pattern || entry.combination !== combination) {
      entry = this.#homes[combination]?.get(pattern)
      if (!entry) return (this.#last = this.#add({ pattern, combination, constraints, isUsed: false }))
      this.#last = entry
    }
    entry.isUsed = true
    // The very text of this call: V8 then compares the next one with it by identity.
    entry.pattern = pattern
    if (entry.constraints !== constraints)
      Object.assign(entry, { constraints, segments: undefined, matcher: undefined, address: undefined })
    return entry
  }

  clear(): void {
    this.#homes = []
    this.#entries = []
    this.#last = undefined
  }

  #add(entry: CacheEntry): CacheEntry {
    if (this.#max < 1) return entry
    const index = this.size < this.#max ? this.size : this.#drawUnused()
    const dropped = this.#entries[index]
    if (dropped) this.#homes[dropped.combination]?.delete(dropped.pattern)
    this.#entries[index] = entry
    const home = (this.#homes[entry.combination] ??= new Map<string, CacheEntry>())
    home.set(entry.pattern, entry)
    return entry
  }

  /** Draws places by a linear congruential generator (Numerical Recipes, 1992); its high digits are the random ones. */
  #drawUnused(): number {
    for (;;) {
      this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0
      const index = Math.floor((this.#random / 2 ** 32) * this.#max)
      const entry = this.#entries[index]
      if (!entry?.isUsed) return index
      entry.isUsed = false
    }
  }
}

/** The cache that one-off calls share. */
export const SHARED_CACHE: PatternCache = /* @__PURE__ */ createPatternCache()

/** A number below 16 for the options that change how a pattern is compiled; constraints are compared by themselves. */
function combinationOf({ end, trailingSlash, caseSensitive, decode }: OneOffOptions): number {
  return (
    (end === false ? 1 : 0) |
    (trailingSlash === 'strict' ? 2 : 0) |
    (caseSensitive === false ? 4 : 0) |
    (decode === false ? 8 : 0)
  )
}
