import { readText } from './address-text.ts'
import { refuse } from './pattern-error.ts'
import type { Constraint } from './constraint.ts'
import type { PatternParam, ReadPattern } from './read-pattern.ts'
import type { UnknownParams } from './pattern-params.ts'

/** How templates mark an optional parameter. */
const OPTIONAL = 3

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
  [template, params]: ReadPattern,
  values: UnknownParams = {},
  decode = true,
): string {
  let index = 0
  // The constraints of optional parameters that were left out just before: those would take the next value.
  let skipped: Constraint[] = []
  const write = (text: string) =>
    LONE_SURROGATE.test(text)
      ? refuse('invalid-parameter', JSON.stringify(text))
      : decode
        ? encodeURI(text).replace(/[/?#]/g, encodeURIComponent)
        : text
  const address = template
    .split('/')
    .flatMap((part) => {
      const [mark, kind] = part
      if (mark !== '?') {
        skipped = []
        return write(readText(part))
      }
      const { name, isWildcard, test = () => true } = params[index++] as PatternParam
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (Number(kind) < OPTIONAL) skipped = []
      else if (value === undefined && !isWildcard) {
        skipped.push(test)
        return []
      }
      return (isWildcard ? [value].flat() : [value]).map((one) => {
        if (typeof one === 'string' && one && test(one) && !skipped.some((accepts) => accepts(one))) {
          skipped = []
          const written = write(one)
          if (!UNSTABLE.test(written)) return written
        }
        return refuse(
          'invalid-parameter',
          `${name} ${typeof one === 'string' ? JSON.stringify(one) : typeof one}`,
        )
      })
    })
    .join('/')
  if (!address) return '/'
  return /^\/[/\\]/.test(address) ? refuse('invalid-parameter', address) : address
}
