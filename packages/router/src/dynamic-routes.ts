import { compileDynamicRoute, extractParams } from './dynamic-route.ts'
import { readNormalized } from './normalize-path.ts'
import { RANK } from './parse-pattern.ts'
import { buildPrefixTree, findByPrefix } from './prefix-tree.ts'
import type { DynamicRoute } from './dynamic-route.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { PathSpelling } from './path-spelling.ts'
import type { Prefixed, PrefixNode } from './prefix-tree.ts'
import type { UntypedMatch } from './route-match.ts'

/**
 * Patterns that begin with the same literals and are equally specific: segment for segment of the same rank. Mostly a
 * group has a single template; `/:locale/a` and `/:locale/b` are two.
 */
interface RouteGroup<Route> extends Prefixed {
  /** The ranks of the segments: of groups with one prefix the least is tried first. */
  readonly specificity: string
  /** The template of the group's first pattern, and the routes that have it. */
  readonly template: string
  readonly routes: DynamicRoute<Route>[]
  /** Patterns with one template differ by their constraints. */
  readonly routesByTemplate: Map<string, DynamicRoute<Route>[]>
}

const SLASH = 47

/** Patterns with parameters. All are added before the first search. */
export class DynamicRoutes<Route> {
  readonly #spelling: PathSpelling
  readonly #routesByPattern = new Map<string, Route>()
  readonly #groups = new Map<string, RouteGroup<Route>>()
  #tree: PrefixNode<RouteGroup<Route>> | undefined

  constructor(spelling: PathSpelling) {
    this.#spelling = spelling
  }

  /** Adds a pattern, or gives the route that takes the same addresses already. */
  add(segments: readonly PatternSegment[], route: Route): Route | undefined {
    const { foldCase, ignoresFinalSlash } = this.#spelling
    const last = segments.at(-1)
    const endsInSlash = last?.rank === RANK.literal && last.text === ''
    const compared = ignoresFinalSlash && endsInSlash ? segments.slice(0, -1) : segments

    const template = templateOf(compared, foldCase)
    const constraints = compared.map((one) => (one.rank === RANK.literal ? '' : `<${one.constraint}`))
    const identity = template + constraints.join('')
    const other = this.#routesByPattern.get(identity)
    if (other) return other
    this.#routesByPattern.set(identity, route)

    const { routesByTemplate } = this.#groupOf(compared, template)
    const routes = routesByTemplate.get(template) ?? []
    routes.push(compileDynamicRoute(compared, route, foldCase))
    routesByTemplate.set(template, routes)
    return undefined
  }

  /**
   * Returns the most specific match of a path.
   *
   * @param path Normalized, or as it came: then it matches only if it needs no normalizing.
   * @param address What the match gives as its path.
   */
  find(path: string, address: string, isNormalized: boolean): UntypedMatch<Route> | undefined {
    const folded = this.#spelling.foldCase(path)
    const read = isNormalized && path.includes('#') ? readNormalized : undefined
    for (const group of this.#groupsFor(folded)) {
      if (!endsSegment(folded, group.prefix.length)) continue
      for (const candidate of routesFor(group, folded)) {
        const expression = isNormalized ? candidate.normalizedExpression : candidate.plainExpression
        const params = expression.test(folded) && extractParams(candidate, path, read)
        if (params) return { route: candidate.route, params, path: address }
      }
    }
    return undefined
  }

  #groupOf(segments: readonly PatternSegment[], template: string): RouteGroup<Route> {
    const prefix = template.replace(/\/\?.*/s, '')
    const specificity = segments.map(({ rank }) => rank).join('')
    const key = `${specificity} ${prefix}`
    const known = this.#groups.get(key)
    if (known) return known
    const routes: DynamicRoute<Route>[] = []
    const routesByTemplate = new Map([[template, routes]])
    const group = { prefix, specificity, template, routes, routesByTemplate }
    this.#groups.set(key, group)
    return group
  }

  #groupsFor(path: string): readonly RouteGroup<Route>[] {
    this.#tree ??= buildPrefixTree([...this.#groups.values()].toSorted(bySpecificity))
    return findByPrefix(this.#tree, path)
  }
}

/** The most specific first: of two texts of digits the lesser in the order of a dictionary. */
function bySpecificity(
  { specificity: a }: RouteGroup<unknown>,
  { specificity: b }: RouteGroup<unknown>,
): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A pattern as one text in which each parameter is its rank: `/:locale/a` gives `/?2/a`. No literal holds a `?`. */
function templateOf(segments: readonly PatternSegment[], foldCase: (text: string) => string): string {
  return segments
    .map((segment) => (segment.rank === RANK.literal ? `/${foldCase(segment.text)}` : `/?${segment.rank}`))
    .join('')
}

/** The patterns of a group that a path may match: those with its own literal text. */
function routesFor<Route>(
  { template, routes, routesByTemplate }: RouteGroup<Route>,
  path: string,
): readonly DynamicRoute<Route>[] {
  if (routesByTemplate.size === 1) return routes
  const segments = path.split('/')
  const wanted = template.split('/').map((part, index) => (part[0] === '?' ? part : segments[index]))
  return routesByTemplate.get(wanted.join('/')) ?? []
}

/** Whether a segment of the path, or the path, ends at a position. It rules out most groups before their expressions. */
function endsSegment(path: string, position: number): boolean {
  return position >= path.length || path.charCodeAt(position) === SLASH
}
