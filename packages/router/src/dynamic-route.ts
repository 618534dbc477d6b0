import { EmptyParams } from './empty-params.ts'
import { RANK } from './parse-pattern.ts'
import type { ParamSegment, PatternSegment } from './parse-pattern.ts'
import type { UnknownParams } from './pattern-params.ts'

/** A pattern with parameters, ready to be compared with paths. */
export interface DynamicRoute<Route> {
  readonly route: Route
  readonly params: readonly ParamSegment[]
  /** Lengths of the literal text before each parameter and after the last one, slashes included. */
  readonly literalLengths: readonly number[]
  /** Matches paths as they come, if they hold no `%`, `?` or `#` and so need no normalizing. */
  readonly plainExpression: RegExp
  /** Matches normalized paths. */
  readonly normalizedExpression: RegExp
}

/** Characters of a path that has to be normalized before it is compared. */
const NEEDS_NORMALIZING = '%?#'

/** An expression that matches nothing. */
const NOTHING = '(?!)'

/** Compiles a pattern with parameters. `foldCase` must keep the length of a text. */
export function compileDynamicRoute<Route>(
  segments: readonly PatternSegment[],
  route: Route,
  foldCase: (text: string) => string,
): DynamicRoute<Route> {
  const params: ParamSegment[] = []
  const literalLengths = [0]
  for (const segment of segments) {
    // Each segment begins with a slash.
    literalLengths[params.length]! += 1
    if (segment.rank === RANK.literal) literalLengths[params.length]! += segment.text.length
    else literalLengths[params.push(segment)] = 0
  }
  return {
    route,
    params,
    literalLengths,
    plainExpression: createExpression(segments, foldCase, NEEDS_NORMALIZING),
    normalizedExpression: createExpression(segments, foldCase, ''),
  }
}

/**
 * Writes a pattern as an expression for whole paths. It captures nothing: cutting the parameters out by the length of
 * the literals around them is faster.
 */
function createExpression(
  segments: readonly PatternSegment[],
  foldCase: (text: string) => string,
  forbidden: string,
): RegExp {
  const sources = segments.map((segment) => {
    if (segment.rank === RANK.wildcard) return `(?:/[^${forbidden}]*)?`
    if (segment.rank !== RANK.literal) return `/[^/${forbidden}]+`
    if (forbidden && /[%#]/.test(segment.text)) return NOTHING
    return `/${foldCase(segment.text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`
  })
  return RegExp(`^${sources.join('')}$`)
}

/**
 * Cuts the parameters out of a path that the pattern's expression matches.
 *
 * @param read Gives the characters that a normalized text means. Left out where the path has none to translate.
 * @returns Nothing if a constraint refuses its value.
 */
export function extractParams(
  { params, literalLengths }: DynamicRoute<unknown>,
  path: string,
  read: ((text: string) => string) | undefined,
): UnknownParams | undefined {
  const values = new EmptyParams()
  let start = 0
  let index = 0
  for (const { name, rank, test } of params) {
    start += literalLengths[index]!
    index++
    const end = index === params.length ? path.length - literalLengths[index]! : segmentEnd(path, start)
    const text = path.slice(start, end)
    if (rank === RANK.wildcard) {
      // A wildcard that takes nothing has no slash in the path: it would start past the end.
      const segments = start > end ? [] : text.split('/')
      values[name] = read ? segments.map(read) : segments
    } else {
      const value = read ? read(text) : text
      if (test && !test(value)) return undefined
      values[name] = value
    }
    start = end
  }
  return values
}

/** The end of the segment that begins at `start`: the next slash, or the end of the path. */
function segmentEnd(path: string, start: number): number {
  const slash = path.indexOf('/', start)
  return slash < 0 ? path.length : slash
}
