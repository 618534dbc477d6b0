import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRouter } from './create-router.ts'

/** `pnpm maintain fuzz` sets the seconds for each property; else each is tried as often as it says. */
const SECONDS = Number(process.env['FYR_FUZZ_SECONDS'] ?? 0)
const settings = (numRuns: number): fc.Parameters<unknown> =>
  SECONDS === 0
    ? { numRuns }
    : {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: SECONDS * 1000,
        markInterruptAsFailure: false,
      }

/** Patterns over a small alphabet, so that they overlap often. */
const anyLiteral = fc.constantFrom('a', 'b', 'B', '1', 'å', '100%', 'x%2Fy', 'a%23', '%0A')
const anySegment = fc.oneof(
  { weight: 4, arbitrary: anyLiteral },
  { weight: 2, arbitrary: fc.constant(':p') },
  { weight: 1, arbitrary: fc.constantFrom(':p<int>', ':p<slug>', ':p<a|b>') },
  { weight: 1, arbitrary: fc.constant(':p?') },
)
const anyPattern = fc
  .tuple(fc.array(anySegment, { maxLength: 4 }), fc.constantFrom('', '', '', '/*'), fc.constantFrom('', '/'))
  .map(([segments, rest, slash]) => {
    const named = segments.map((text, index) => text.replace(':p', `:p${index}`))
    return `/${named.join('/')}${named.length > 0 ? rest : rest.slice(1)}${slash}`.replace('//', '/')
  })
const anyPath = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'A', '1', 'å', 'Å', 'x', '') },
        {
          weight: 2,
          arbitrary: fc.constantFrom('%C3%A5', '%61', '%2F', '%zz', '100%', '100%25', 'x%2Fy', 'x%2fy'),
        },
        { weight: 1, arbitrary: fc.constantFrom('a%23', '%0A', '\n', 'x\n47y') },
      ),
      { maxLength: 5 },
    ),
    fc.constantFrom('', '/'),
  )
  .map(([segments, slash]) => `/${segments.join('/')}${slash}`)
const anyTail = fc.constantFrom('', '', '?q', '#', '#35', '?a=/b#c')

const anyOptions = fc.record({
  trailingSlash: fc.constantFrom('ignore', 'strict'),
  caseSensitive: fc.boolean(),
  decode: fc.boolean(),
})

type Options = typeof anyOptions extends fc.Arbitrary<infer Value> ? Value : never

interface Candidate {
  readonly rank: string
  readonly pattern: string
  readonly params: Readonly<Record<string, unknown>>
}

const CONSTRAINTS: Record<string, RegExp> = {
  int: /^-?\d+$/,
  slug: /^[a-z\d]+(-[a-z\d]+)*$/,
  'a|b': /^[ab]$/,
}

/** The rules in the plainest form: every pattern against every path, every way to fill it, sorted by rank. */
function listMatches(
  pattern: string,
  segments: readonly string[],
  options: Options,
  isRoot: boolean,
): Candidate[] {
  const wanted = cut(pattern.replace(/\*\/$/, '*'), options)
  const fold = (text: string | undefined) => (options.caseSensitive ? text : text?.toLowerCase())
  const found: Candidate[] = []
  const fill = (index: number, at: number, rank: string, params: Candidate['params'], isWhole: boolean) => {
    const text = wanted[index]
    const value = segments[at]
    if (text === undefined) {
      if (at === segments.length) found.push({ rank: rank + (isWhole ? 0 : 1), pattern, params })
      // No address is empty: where all is left out, a slash stays, which is an empty literal.
      else if (at === 0 && isRoot) found.push({ rank: '01', pattern, params })
    } else if (text === '*') {
      found.push({
        rank: `${rank}4${isWhole ? 0 : 1}`,
        pattern,
        params: { ...params, '*': segments.slice(at) },
      })
    } else if (text.startsWith(':')) {
      const [, name = '', constraint, optional] = /^:(\w+)(?:<(.+)>)?(\??)$/.exec(text) ?? []
      const isTaken =
        value !== undefined && value !== '' && (!constraint || CONSTRAINTS[constraint]?.test(value))
      if (isTaken) {
        fill(
          index + 1,
          at + 1,
          rank + (optional ? 3 : constraint ? 1 : 2),
          { ...params, [name]: value },
          isWhole,
        )
      }
      if (optional) fill(index + 1, at, rank, params, false)
    } else if (fold(value) === fold(options.decode ? decode(text) : text)) {
      fill(index + 1, at + 1, `${rank}0`, params, isWhole)
    }
  }
  fill(0, 0, '', {}, true)
  return found
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function cut(path: string, { trailingSlash }: Options): string[] {
  const segments = path.slice(1).split('/')
  if (trailingSlash === 'ignore' && segments.at(-1) === '') segments.pop()
  return segments
}

function expected(patterns: readonly string[], path: string, options: Options): Candidate | null {
  const raw = cut(path, options)
  const segments = options.decode ? raw.map(decode) : raw
  const all = patterns.flatMap((one) => listMatches(one, segments, options, path === '/'))
  return all.reduce<Candidate | null>((best, one) => (!best || one.rank < best.rank ? one : best), null)
}

/** What patterns have in common when they take the same addresses: names make no difference. */
function shapeOf(pattern: string, { trailingSlash, caseSensitive }: Options): string {
  const shape = pattern.replaceAll(/:p\d+/g, ':').replace(/\*\/$/, '*')
  const text = caseSensitive ? shape : shape.toLowerCase()
  return trailingSlash === 'strict' ? text : text.replace(/(.)\/$/, '$1')
}

describe('a table', () => {
  test('gives what a list gives that is searched from end to end', () => {
    const patterns = fc.array(anyPattern, { minLength: 1, maxLength: 12 })
    const paths = fc.array(fc.tuple(anyPath, anyTail), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(patterns, paths, anyOptions, (all, addresses, options) => {
        const table = all.filter(
          (one, index) =>
            all.findIndex((other) => shapeOf(other, options) === shapeOf(one, options)) === index,
        )
        const router = createRouter(
          table.map((one) => ({ pattern: one })),
          options,
        )
        for (const [one, tail] of addresses) {
          const match = router.match(one + tail)
          const wanted = expected(table, one, options)
          expect(match && { pattern: match.route.pattern, params: { ...match.params } }).toEqual(
            wanted && { pattern: wanted.pattern, params: wanted.params },
          )
        }
      }),
      settings(10_000),
    )
  })

  test('refuses two patterns of one shape and names both', () => {
    fc.assert(
      fc.property(anyPattern, (one) => {
        const other = one.replaceAll(':p', ':q')
        expect(() => createRouter([{ pattern: one }, { pattern: other }])).toThrow(
          expect.objectContaining({
            code: 'duplicate-pattern',
            message: `duplicate-pattern: "${one}" and "${other}"`,
          }),
        )
      }),
    )
  })
})

describe('an address that href writes', () => {
  const anyText = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))

  test.each(['ignore', 'strict'] as const)(
    'is read back to the same parameters, slashes %s',
    (trailingSlash) => {
      const routes = [
        { pattern: '/blog/tags/:tag' },
        { pattern: '/x/:a/:b?/edit' },
        { pattern: '/files/:path*' },
      ] as const
      const router = createRouter(routes, { base: '/no/', trailingSlash })
      fc.assert(
        fc.property(anyText, anyText, fc.array(anyText, { minLength: 1 }), (a, b, path) => {
          expect({ ...router.match(router.href('/blog/tags/:tag', { tag: a }))?.params }).toEqual({ tag: a })
          expect({ ...router.match(router.href('/x/:a/:b?/edit', { a, b }))?.params }).toEqual({ a, b })
          expect({ ...router.match(router.href('/files/:path*', { path }))?.params }).toEqual({ path })
        }),
        settings(1000),
      )
    },
  )
})
