import type { UnknownParams } from './pattern-params.ts'

/** A match before the type of its route is known. */
export interface TableMatch<Route> {
  readonly route: Route
  readonly params: UnknownParams
  readonly path: string
}

type WritableParams = Record<string, string | readonly string[] | undefined>

/**
 * Parameters inherit nothing: `constructor` and `__proto__` are names like any other. Objects made with
 * `Object.create(null)` would be the plain way, but V8 keeps those as hash tables, which are several times slower to
 * fill; these share an empty prototype instead.
 */
export const BareParams = function () {} as unknown as new () => WritableParams

/** No parameters at all; what others inherit from. */
export const NO_PARAMS: WritableParams = (BareParams.prototype = Object.freeze(Object.create(null)))
