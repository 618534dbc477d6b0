import type { PathParams, UnknownParams } from './pattern-params.ts'

/** A route is the caller's own object; only its pattern, without the base path, means something here. */
export interface RouteDefinition {
  readonly pattern: string
}

/** The match of an address: a union with one member for each route of the table. */
export type RouteMatch<Route extends RouteDefinition> = Route extends RouteDefinition
  ? {
      readonly route: Route
      readonly params: PathParams<Route['pattern']>
      /** The address without query and hash. For a route without parameters in the spelling of its pattern. */
      readonly path: string
    }
  : never

/** A match before the type of its route is known. */
export interface UntypedMatch<Route> {
  readonly route: Route
  readonly params: UnknownParams
  readonly path: string
}
