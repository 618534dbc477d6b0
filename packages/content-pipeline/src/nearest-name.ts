import { distance } from 'fastest-levenshtein'
import { compareCodePoints } from './compare-code-points.ts'

/** The share of a name that may differ in a suggestion. */
const LARGEST_DIFFERENCE = 0.4

/** The candidate closest to `name`, or null when none is close. Equal distances are ordered by code point. */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  let best: { name: string; steps: number } | null = null
  for (const candidate of [...candidates].toSorted(compareCodePoints)) {
    const steps = stepsBetween(name, candidate)
    if (steps !== null && (best === null || steps < best.steps)) best = { name: candidate, steps }
  }
  return best?.name ?? null
}

/** Characters that a single typo changes at most. */
const LARGEST_SLIP = 2

/**
 * The candidate that `name` unambiguously stands for: the only one a single typo away, for a long enough name. Null
 * when there is none, or more than one.
 */
export function certainName(name: string, candidates: Iterable<string>): string | null {
  const near = [...candidates].filter(
    (candidate) => distance(name.toLowerCase(), candidate.toLowerCase()) <= LARGEST_SLIP,
  )
  const [only = null] = near
  return near.length === 1 && name.length > 2 * LARGEST_SLIP ? only : null
}

/** A candidate path, prepared for many comparisons. */
export interface PathCandidate {
  readonly path: string
  /** Name of its file or page. */
  readonly last: string
}

export function pathCandidate(path: string): PathCandidate {
  return { path, last: lastPart(path) }
}

/**
 * The most likely path: one with the same last segment (a page that moved), else a close one (a typo). Of several, the
 * one with the closest whole spelling; of those, the first by code point.
 */
export function nearestPath(path: string, candidates: Iterable<PathCandidate>): string | null {
  const wanted = lastPart(path)
  let best: NearPath | null = null
  for (const candidate of candidates) {
    const last = stepsBetween(wanted, candidate.last)
    if (last === null || (best !== null && last > best.last)) continue
    const whole = distance(path, candidate.path)
    const next = { path: candidate.path, last, whole }
    if (best === null || compareNear(next, best) < 0) best = next
  }
  return best?.path ?? null
}

/** A path, and how many characters of its last segment and of the whole differ. */
interface NearPath {
  readonly path: string
  readonly last: number
  readonly whole: number
}

function compareNear(left: NearPath, right: NearPath): number {
  return left.last - right.last || left.whole - right.whole || compareCodePoints(left.path, right.path)
}

/** `Did you mean "x"? ` followed by the advice, or the advice alone when nothing is close. */
export function suggestName(name: string, candidates: Iterable<string>, advice: string): string {
  const nearest = nearestName(name, candidates)
  return nearest === null ? advice : `Did you mean "${nearest}"? ${advice}`
}

/** Number of edits, or null when there are too many. */
function stepsBetween(name: string, candidate: string): number | null {
  const most = Math.ceil(Math.max(name.length, candidate.length) * LARGEST_DIFFERENCE)
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
