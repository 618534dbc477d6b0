import type { UnknownParams } from './pattern-params.ts'

type WritableParams = { -readonly [Name in keyof UnknownParams]: UnknownParams[Name] }

/**
 * Makes an empty object for parameters. It inherits nothing, so `constructor` and `__proto__` are names like any other.
 * `Object.create(null)` would say the same, but V8 keeps such objects as hash tables, which are several times slower to
 * fill; these share an empty prototype instead.
 */
export const EmptyParams = function () {} as unknown as new () => WritableParams

/** The parameters of every route that has none, and the prototype of all others. */
export const NO_PARAMS: WritableParams = (EmptyParams.prototype = /* @__PURE__ */ Object.freeze({
  __proto__: null,
}) as unknown as WritableParams)
