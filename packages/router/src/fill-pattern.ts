import { encodePath, escapeSegment } from './address-text.ts'
import { OPTIONAL, WILDCARD } from './parse-pattern.ts'
import { refuse } from './pattern-error.ts'
import type { Constraint } from './constraint.ts'
import type { PatternSegment } from './parse-pattern.ts'
import type { UnknownParams } from './pattern-params.ts'

/** Half a character, which UTF-8 and so an address cannot hold. */
const LONE_SURROGATE = /\p{Cs}/u

/** What readers of addresses do not leave where it is: what ends a segment, what they drop, and dot segments. */
const UNSTABLE = /[/?#\\\t\n\r]|^(\.|%2e){1,2}$/i

/**
 * Writes the address of a pattern. A final slash is written as the pattern has it; an optional parameter that is
 * missing leaves its segment out.
 *
 * @throws PatternError `invalid-parameter` for a value that is missing, empty or against its constraint, for one that
 * would be read back as something else, and for an address that would begin with the name of a host
 */
export function fillPattern(
  segments: readonly PatternSegment[],
  params: UnknownParams = {},
  decode = true,
): string {
  // The constraints of optional parameters that were left out just before: those would take the next value.
  let skipped: Constraint[] = []
  const path = segments.flatMap(({ kind, text, test = () => true }) => {
    if (kind < OPTIONAL) skipped = []
    if (!kind) return decode ? encodePath(text) : text
    const value = Object.hasOwn(params, text) ? params[text] : undefined
    if (value === undefined && kind === OPTIONAL) {
      skipped.push(test)
      return []
    }
    return (kind === WILDCARD ? [value].flat() : [value]).map((one) => {
      const isText = typeof one === 'string'
      if (
        isText &&
        one &&
        !LONE_SURROGATE.test(one) &&
        test(one) &&
        !skipped.some((accepts) => accepts(one))
      ) {
        skipped = []
        const written = decode ? encodePath(escapeSegment(one)) : one
        if (!UNSTABLE.test(written)) return written
      }
      return refuse('invalid-parameter', `${text} ${isText ? JSON.stringify(one) : typeof one}`)
    })
  })
  const address = `/${path.join('/')}`
  return address.startsWith('//') ? refuse('invalid-parameter', address) : address
}
