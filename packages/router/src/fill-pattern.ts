import { readNormalized } from './normalize-path.ts'
import { RANK } from './parse-pattern.ts'
import { refuse } from './pattern-error.ts'
import type { Constraint } from './constraint.ts'
import type { ParamSegment, PatternSegment } from './parse-pattern.ts'
import type { UnknownParams } from './pattern-params.ts'

/** Half of a surrogate pair, which UTF-8, and so an address, cannot represent. */
const LONE_SURROGATE = /\p{Cs}/u

/** Text that URL parsers change or that ends a segment: delimiters, tabs and line breaks, and dot segments. */
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
  values: UnknownParams = {},
  decode = true,
): string {
  const parts: string[] = []
  // Constraints of the optional parameters left out just before: those parameters would take the next value.
  let omitted: Constraint[] = []
  for (const segment of segments) {
    if (segment.rank === RANK.literal) {
      parts.push(encode(readNormalized(segment.text), decode))
      omitted = []
      continue
    }
    const value = Object.hasOwn(values, segment.name) ? values[segment.name] : undefined
    if (segment.rank === RANK.optional && value === undefined) {
      omitted.push(segment.test ?? acceptAll)
      continue
    }
    // A required parameter takes its value whatever was left out before it.
    if (segment.rank < RANK.optional) omitted = []
    for (const one of segment.rank === RANK.wildcard ? [value].flat() : [value]) {
      parts.push(writeValue(segment, one, omitted, decode))
      omitted = []
    }
  }
  const address = `/${parts.join('/')}`
  return /^\/[/\\]/.test(address) ? refuse('invalid-parameter', address) : address
}

/** Writes one value of a parameter. `takers` are the constraints of parameters that must not take it. */
function writeValue(
  { name, test = acceptAll }: ParamSegment,
  value: unknown,
  takers: readonly Constraint[],
  decode: boolean,
): string {
  if (typeof value !== 'string') return refuse('invalid-parameter', `${name} ${typeof value}`)
  if (value && test(value) && !takers.some((accepts) => accepts(value))) {
    const written = encode(value, decode)
    if (!UNSTABLE.test(written)) return written
  }
  return refuse('invalid-parameter', `${name} ${JSON.stringify(value)}`)
}

/** Encodes a segment, but for `decode: false`, where texts are encoded already. */
function encode(text: string, decode: boolean): string {
  if (LONE_SURROGATE.test(text)) refuse('invalid-parameter', JSON.stringify(text))
  return decode ? encodeURI(text).replace(/[/?#]/g, encodeURIComponent) : text
}

const acceptAll: Constraint = () => true
