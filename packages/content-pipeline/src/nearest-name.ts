import { distance } from 'fastest-levenshtein'
import { compareCodePoints } from './manifest/compare-code-points.ts'
import { groupBy } from './group-by.ts'

/** The share of a name that may differ in a suggestion. */
const LARGEST_DIFFERENCE = 0.4

/**
 * The candidate closest to `name`, or null when none is close. Of several the longest, which has most letters in common with it;
 * of those, the first by code point.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  let best: { name: string; steps: number } | null = null
  for (const candidate of candidates) {
    const steps = stepsBetween(name, candidate, best?.steps)
    if (steps === null) continue
    const isFirst = best === null || steps < best.steps
    const longer = candidate.length - (best?.name.length ?? 0)
    if (isFirst || longer > 0 || (longer === 0 && compareCodePoints(candidate, best?.name ?? '') < 0))
      best = { name: candidate, steps }
  }
  return best?.name ?? null
}

/** Characters that a single typo changes at most. */
const LARGEST_TYPO = 2

/**
 * The candidate that `name` unambiguously means: the only one a single typo away, for a long enough name. Null
 * when there is none, or more than one.
 */
export function certainName(name: string, candidates: Iterable<string>): string | null {
  const near = [...candidates].filter(
    (candidate) => distance(name.toLowerCase(), candidate.toLowerCase()) <= LARGEST_TYPO,
  )
  const [only = null] = near
  return near.length === 1 && name.length > 2 * LARGEST_TYPO ? only : null
}

/** Paths to suggest, prepared for many searches: a page that moved leaves a hundred links behind. */
export interface PathIndex {
  readonly paths: readonly string[]
  /** The paths by the name of their file or page, in small letters: many paths share one, and it is compared once. */
  readonly byName: ReadonlyMap<string, readonly string[]>
}

/** An index of paths. */
export function createPathIndex(paths: readonly string[]): PathIndex {
  return { paths, byName: groupBy(paths, (path) => lastPart(path).toLowerCase()) }
}

export interface PathSearch {
  /** How the author would write a path of the index. Default: as it is there. */
  readonly spell?: (path: string) => string
  /** A path of the index that is not suggested: the page with the link. */
  readonly except?: string | null
}

/**
 * The most likely path: one with the same last segment (a page that moved), else a close one (a typo). Of several, the
 * one with the closest whole spelling; of those, the first by code point.
 */
export function nearestPath(
  path: string,
  { byName }: PathIndex,
  { spell = (known) => known, except = null }: PathSearch = {},
): string | null {
  const wanted = lastPart(path)
  let nearest: string[] = []
  let fewest = Number.POSITIVE_INFINITY
  for (const [name, paths] of byName) {
    const steps = stepsBetween(wanted, name, fewest)
    if (steps === null) continue
    const others = paths.filter((known) => known !== except)
    if (others.length === 0) continue
    if (steps === fewest) nearest.push(...others)
    else nearest = others
    fewest = steps
  }
  const spelled = nearest.map((known) => spell(known)).map((known) => [distance(path, known), known] as const)
  const [best] = spelled.toSorted(
    ([left, leftPath], [right, rightPath]) => left - right || compareCodePoints(leftPath, rightPath),
  )
  return best?.[1] ?? null
}

/** `Did you mean "x"? ` followed by the advice, or the advice alone when nothing is close. */
export function suggestName(name: string, candidates: Iterable<string>, advice: string): string {
  const nearest = nearestName(name, candidates)
  return nearest === null ? advice : `Did you mean "${nearest}"? ${advice}`
}

/** Number of edits, or null when there are too many, or more than `limit`. */
function stepsBetween(
  name: string,
  candidate: string,
  limit: number = Number.POSITIVE_INFINITY,
): number | null {
  const allowed = Math.ceil(Math.max(name.length, candidate.length) * LARGEST_DIFFERENCE)
  const most = Math.min(allowed, limit)
  const [left, right] = [name.toLowerCase(), candidate.toLowerCase()]
  if (Math.abs(left.length - right.length) > most) return null
  const steps = distance(left, right)
  return steps <= most ? steps : null
}

/** The name of a file or page without its extension; for an index file, the name of its folder. */
function lastPart(path: string): string {
  const parts = path.replace(/\.(?:mdx?|html?)$/i, '').split('/')
  const named = parts.filter((part) => !/^(?:|\.|\.\.|index|readme)$/i.test(part))
  return named.at(-1) ?? path
}
