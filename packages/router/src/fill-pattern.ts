import { encodePath, escapeSegment } from './address-text.ts'
import { OPTIONAL, WILDCARD } from './parse-pattern.ts'
import { refuse } from './pattern-error.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { UnknownParams } from './pattern-params.ts'

/** Half a character, which UTF-8 and so an address cannot hold. */
const LONE_SURROGATE = /\p{Cs}/u

/**
 * Writes the address of a pattern. A final slash is written as the pattern has it; an optional parameter that is
 * missing leaves its segment out.
 *
 * @throws PatternError `invalid-parameter` for a value that is missing, empty or against its constraint
 */
export function fillPattern(
  segments: readonly PatternSegment[],
  params: UnknownParams = {},
  decode = true,
): string {
  const path = segments.flatMap(({ kind, text, test }) => {
    if (!kind) return text
    const value = Object.hasOwn(params, text) ? params[text] : undefined
    if (value === undefined && kind === OPTIONAL) return []
    return (kind === WILDCARD ? [value].flat() : [value]).map((one) => {
      if (typeof one === 'string' && one && !LONE_SURROGATE.test(one) && test?.(one) !== false)
        return decode ? escapeSegment(one) : one
      return refuse('invalid-parameter', `${text} ${JSON.stringify(one)}`)
    })
  })
  return decode ? encodePath(`/${path.join('/')}`) : `/${path.join('/')}`
}
