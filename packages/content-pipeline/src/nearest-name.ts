import { distance } from 'fastest-levenshtein'
import { compareCodePoints } from './compare-code-points.ts'

/** The share of a name that may differ before a suggestion would be a guess. */
const LARGEST_DIFFERENCE = 0.4

/** The candidate a writer most likely meant by `name`, or null when none is close. Equal distances go by code point. */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  let best: { name: string; steps: number } | null = null
  for (const candidate of [...candidates].toSorted(compareCodePoints)) {
    const steps = stepsBetween(name, candidate)
    if (steps !== null && (best === null || steps < best.steps)) best = { name: candidate, steps }
  }
  return best?.name ?? null
}

/** Letters that a slip of the pen changes at most. */
const LARGEST_SLIP = 2

/**
 * The candidate that a writer meant by `name` without a doubt: the only one that a slip of the pen away, of a name long
 * enough to tell. Null when there is none, or more than one.
 */
export function certainName(name: string, candidates: Iterable<string>): string | null {
  const near = [...candidates].filter(
    (candidate) => distance(name.toLowerCase(), candidate.toLowerCase()) <= LARGEST_SLIP,
  )
  const [only = null] = near
  return near.length === 1 && name.length > 2 * LARGEST_SLIP ? only : null
}

/**
 * The path a writer most likely meant: one whose last part is the same (a page that moved), else close (a slip of the
 * pen); of several the one whose whole spelling is closest.
 */
export function nearestPath(path: string, candidates: Iterable<string>): string | null {
  let best: { path: string; rank: readonly [last: number, whole: number] } | null = null
  for (const candidate of [...candidates].toSorted(compareCodePoints)) {
    const last = stepsBetween(lastPart(path), lastPart(candidate))
    if (last === null) continue
    const rank = [last, distance(path, candidate)] as const
    if (best === null || rank[0] < best.rank[0] || (rank[0] === best.rank[0] && rank[1] < best.rank[1])) {
      best = { path: candidate, rank }
    }
  }
  return best?.path ?? null
}

/** `Did you mean "x"? ` followed by the advice, or the advice alone when nothing is close. */
export function suggestName(name: string, candidates: Iterable<string>, advice: string): string {
  const nearest = nearestName(name, candidates)
  return nearest === null ? advice : `Did you mean "${nearest}"? ${advice}`
}

/** Letters to change, or null when they are too many. */
function stepsBetween(name: string, candidate: string): number | null {
  const steps = distance(name.toLowerCase(), candidate.toLowerCase())
  return steps <= Math.ceil(Math.max(name.length, candidate.length) * LARGEST_DIFFERENCE) ? steps : null
}

/** The name of a file or page without its extension; for an index file that of its folder. */
function lastPart(path: string): string {
  const parts = path.replace(/\.(?:mdx?|html?)$/i, '').split('/')
  const named = parts.filter((part) => !/^(?:|\.|\.\.|index|readme)$/i.test(part))
  return named.at(-1) ?? path
}
