import type { Constraint, Constraints } from './constraint.ts'
import type { UnknownParams } from './pattern-params.ts'

/** How addresses are compared with patterns. */
export interface MatchOptions {
  /** `ignore` (default) takes one slash too many or too few at the end, `strict` takes the pattern's spelling. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /** Letters differ by case; default true. */
  readonly caseSensitive?: boolean | undefined
  /** Segments are percent-decoded after the path is split; default true. */
  readonly decode?: boolean | undefined
  /** Constraints of the caller's own, used as `:id<name>`. */
  readonly constraints?: Constraints | undefined
}

/** A route, as far as a table looks into it. */
export interface PatternOwner {
  readonly pattern: string
}

/** A match before the type of its route is known. */
export interface TableMatch<Route> {
  readonly route: Route
  readonly params: UnknownParams
  readonly path: string
}

/** A pattern in full, with its first slash and the base path, and the route that it leads to. */
export interface TableRow<Route> {
  readonly pattern: string
  readonly route: Route
}

/**
 * What can follow in an address. The keys are pieces of normalized paths, folded where letters do not differ by case:
 * all the literal text up to the next parameter, `/blog/tags/` for example, is one of them.
 */
export interface TableBranch<Route> {
  /** The most specific parameter first. */
  readonly heads: Map<string, TableEdge<Route>[]>
  /** How long the heads are, the longest first: it is the most specific. */
  readonly lengths: number[]
}

/** A parameter and what can follow it. */
export interface TableEdge<Route> extends TableBranch<Route> {
  readonly kind: number
  readonly constraint: string
  readonly test: Constraint | undefined
  /** Rank of the most specific leaf that it leads to. */
  readonly rank: number
  /** Leaves by the literal text that is left. */
  readonly ends: Map<string, TableLeaf<Route>>
}

/** A pattern's end, and how to read its parameters. */
export interface TableLeaf<Route> {
  readonly route: Route
  /** Of two leaves for one address the lower rank is the more specific. */
  readonly rank: number
  readonly names: readonly string[]
  /** Cuts the parameters out of a normalized path that is known to lead here. */
  readonly cutter: RegExp
  /** The last parameter takes all that is left. */
  readonly hasWildcard: boolean
}

/** Compiled patterns. A static address is one look-up away, whatever else the table holds. */
export interface RouteTable<Route> {
  /** Frozen matches by normalized address. */
  readonly statics: Map<string, TableMatch<Route>>
  /** What is not among the statics. */
  readonly root: TableBranch<Route>
  /** The most specific leaves, and one expression for plain spellings of their addresses. */
  readonly common: TableLeaf<Route>[]
  expression: RegExp | null
  readonly isStrict: boolean
  readonly decode: boolean
  fold(text: string): string
}
