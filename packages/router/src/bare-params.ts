import type { UnknownParams } from './pattern-params.ts'

type WritableParams = { -readonly [Name in keyof UnknownParams]: UnknownParams[Name] }

/**
 * Parameters inherit nothing: `constructor` and `__proto__` are names like any other. Objects without a prototype would
 * be the plain way, but V8 keeps those as hash tables, which are several times slower to fill; these share an empty
 * prototype instead.
 */
export const BareParams = function () {} as unknown as new () => WritableParams

/** No parameters at all; what others inherit from. */
export const NO_PARAMS: WritableParams = (BareParams.prototype = Object.freeze({
  __proto__: null,
}) as unknown as WritableParams)
