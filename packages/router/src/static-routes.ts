import { NO_PARAMS } from './empty-params.ts'
import type { UntypedMatch } from './route-match.ts'

/**
 * Addresses without parameters, by their key. Most matches of a large table are never asked for, so a match is made by
 * the first search that finds it; until then the map holds the place of the route in the table.
 */
export class StaticRoutes<Route> {
  readonly #entries = new Map<string, UntypedMatch<Route> | number>()
  readonly #routes: readonly Route[]
  readonly #pathOf: (route: Route) => string

  /**
   * @param routes The whole table.
   * @param pathOf Gives the path of a route without parameters in the spelling of its pattern.
   */
  constructor(routes: readonly Route[], pathOf: (route: Route) => string) {
    this.#routes = routes
    this.#pathOf = pathOf
  }

  /** Returns the match of a key: the same frozen object every time. */
  find(key: string): UntypedMatch<Route> | undefined {
    const entry = this.#entries.get(key)
    if (typeof entry !== 'number') return entry
    const route = this.#routes[entry] as Route
    return this.#addMatch(key, this.#pathOf(route), route)
  }

  /** Adds the route at a place in the table, or gives the route that has its key already. */
  add(key: string, place: number): Route | undefined {
    const other = this.find(key)
    if (!other) this.#entries.set(key, place)
    return other?.route
  }

  /** Adds a path that is not a route's whole pattern, or gives the route that has its key already. */
  addPath(key: string, path: string, route: Route): Route | undefined {
    const other = this.find(key)
    if (!other) this.#addMatch(key, path, route)
    return other?.route
  }

  #addMatch(key: string, path: string, route: Route): UntypedMatch<Route> {
    const match = Object.freeze({ route, params: NO_PARAMS, path })
    // The pattern's own spelling is found without being normalized.
    this.#entries.set(key, match).set(path, match)
    return match
  }
}
