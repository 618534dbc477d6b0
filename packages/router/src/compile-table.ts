import { dropSlash } from './address-text.ts'
import { fillPattern } from './fill-pattern.ts'
import { createParams } from './match-params.ts'
import { LITERAL, WILDCARD, parsePattern } from './parse-pattern.ts'
import { PatternError } from './pattern-error.ts'
import { listVariants } from './pattern-variants.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { PatternVariant } from './pattern-variants.ts'
import type {
  MatchOptions,
  PatternOwner,
  RouteTable,
  TableBranch,
  TableEdge,
  TableLeaf,
  TableRow,
} from './route-table.ts'

/** Something that does not stand for itself in a path, or may not. */
const UNUSUAL = /[^\w/.-]/

/** More variants than this are told apart by the table alone. */
const MAX_ALTERNATIVES = 16

/** By the kind of a segment. */
const CUTS = ['/[^/]*', '/([^/]*)', '/([^/]*)', '/([^/]*)', '(?:/([^]*))?']

const NO_PARAMS = Object.freeze(createParams())
const NO_SEGMENTS: readonly string[] = Object.freeze([])

/**
 * Compiles patterns; the order of the rows decides between equals.
 *
 * @throws PatternError for a pattern that cannot be read and for two that match the same addresses
 */
export function compileTable<Route extends PatternOwner>(
  rows: readonly TableRow<Route>[],
  options: MatchOptions,
): RouteTable<Route> {
  const { trailingSlash, caseSensitive = true, decode = true } = options
  const isStrict = trailingSlash === 'strict'
  const table: RouteTable<Route> = {
    statics: new Map(),
    root: createBranch(),
    common: [],
    expression: null,
    isStrict,
    decode,
    fold: (text) => (caseSensitive ? text : foldText(text)),
  }
  const { statics, fold, common } = table
  const variants: PatternVariant<TableRow<Route>>[] = []
  for (const row of rows) {
    const { pattern, route } = row
    const text = isStrict ? pattern : dropSlash(pattern)
    if (UNUSUAL.test(pattern)) variants.push(...listVariants(row, parsePattern(text, options)))
    else {
      const match = Object.freeze({ route, params: NO_PARAMS, path: pattern })
      claim(statics, fold(text), match, true)
      // Spares the usual spelling the way round by the normalized one.
      if (text !== pattern) statics.set(fold(pattern), match)
    }
  }
  // In this order whatever comes first to a place is the most specific there.
  variants.sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
  const sources: string[] = []
  let isCommon = caseSensitive
  for (const [rank, variant] of variants.entries()) {
    const leaf = addVariant(table, variant, rank, options)
    // An expression knows no constraints, nor an empty segment at the end from a final slash, and it tries one
    // alternative after the other.
    const isPlain = !/[14]./.test(variant.rank) && (isStrict || variant.segments.at(-1)?.text !== '')
    isCommon &&= isPlain && common.length < MAX_ALTERNATIVES
    if (isCommon && leaf.names.length > 0) {
      common.push(leaf)
      sources.push(sourceOf(variant.segments))
    }
  }
  if (sources[0]) table.expression = new RegExp(`^(?:${sources.join('|')})$`)
  return table
}

/** The expression for plain spellings: nothing encoded, no query or hash. */
function sourceOf(segments: readonly PatternSegment[]): string {
  return segments
    .map(({ kind, text }) =>
      kind === LITERAL ? `/${text.replace(/[^\w/]/g, String.raw`\$&`)}` : '/([^/%?#]+)',
    )
    .join('')
}

function addVariant<Route extends PatternOwner>(
  { statics, root, isStrict, fold }: RouteTable<Route>,
  { row: { route, pattern }, segments, rank: kinds }: PatternVariant<TableRow<Route>>,
  rank: number,
  options: MatchOptions,
): TableLeaf<Route> {
  const names = segments.filter(({ kind }) => kind !== LITERAL).map(({ text }) => text)
  const leaf = { route, rank, names, cutter: cutterOf(segments), hasWildcard: kinds.includes('4') }
  let branch: TableBranch<Route> & Partial<TableEdge<Route>> = root
  let text = ''
  const end = (isWhole: boolean) => {
    // One slash at the end would be a final slash, where those are ignored; here it stands for an empty segment.
    const key = fold(isStrict || dropSlash(text) === text ? text : `${text}/`)
    if (branch.ends) return claim(branch.ends, key, leaf, isWhole)
    const params = createParams()
    for (const name of names) params[name] = NO_SEGMENTS
    const path = fillPattern(parsePattern(pattern, options), params, options.decode)
    claim(statics, key, Object.freeze({ route, params: Object.freeze(params), path }), isWhole)
  }
  for (const segment of segments) {
    if (segment.kind === LITERAL) text += `/${segment.text}`
    else {
      if (segment.kind === WILDCARD) end(false)
      branch = edgeAfter(branch, fold(`${text}/`), segment, rank)
      text = ''
    }
  }
  end(kinds.endsWith('0'))
  return leaf
}

function cutterOf(segments: readonly PatternSegment[]): RegExp {
  return new RegExp(segments.map(({ kind }) => CUTS[kind]).join(''))
}

function edgeAfter<Route>(
  { heads, lengths }: TableBranch<Route>,
  head: string,
  { kind, constraint, test }: PatternSegment,
  rank: number,
): TableEdge<Route> {
  const edges = heads.get(head) ?? []
  const known = edges.find((edge) => edge.kind === kind && edge.constraint === constraint)
  if (known) return known
  const edge: TableEdge<Route> = { ...createBranch(), kind, constraint, test, rank, ends: new Map() }
  edges.push(edge)
  heads.set(head, edges)
  if (!lengths.includes(head.length)) lengths.push(head.length)
  lengths.sort((a, b) => b - a)
  return edge
}

function createBranch<Route>(): TableBranch<Route> {
  return { heads: new Map(), lengths: [] }
}

/** Puts something where nothing is yet. Only a pattern in its full length insists on its place. */
function claim<Value extends { readonly route: PatternOwner }>(
  places: Map<string, Value>,
  key: string,
  value: Value,
  isWhole: boolean,
) {
  const other = places.get(key)
  if (!other) places.set(key, value)
  else if (isWhole)
    throw new PatternError('duplicate-pattern', `"${other.route.pattern}" and "${value.route.pattern}"`)
}

/** Folds letter by letter: all but this one keep their length, so that positions in both texts are the same. */
function foldText(text: string): string {
  return text.replace(/[^\u0130]+/g, (letters) => letters.toLowerCase())
}
