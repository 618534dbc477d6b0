import { parseData, suggestName } from '@fyr/content-pipeline'
import { SiteError } from '../site-error.ts'

/** A query, and the addresses that answer it. */
export interface GoldenQuery {
  readonly query: string
  readonly expect: readonly string[]
}

/** File of the golden queries, in the root of a site. */
export const GOLDEN_FILE = 'search.golden.yml'

/** Parses golden queries by locale. Throws `SiteError` for a file with another structure. */
export function parseGoldenQueries(
  text: string,
  locales: readonly string[],
): ReadonlyMap<string, readonly GoldenQuery[]> {
  const { value: written, diagnostics } = parseData({ file: GOLDEN_FILE, text })
  if (diagnostics.length > 0) throw new SiteError(diagnostics)
  if (!isRecord(written)) throw invalid('The file is not a list of queries for each locale.')
  const unknown = Object.keys(written).find((code) => !locales.includes(code))
  if (unknown !== undefined) throw invalid(`The site has no locale "${unknown}".`)
  return new Map(
    Object.entries(written).map(([code, queries]) => {
      if (!Array.isArray(queries)) throw invalid(`"${code}" is not a list of queries.`)
      return [code, queries.map((one, index) => readQuery(one, `${code}, query ${index + 1}`))]
    }),
  )
}

const KEYS = ['query', 'expect']

function readQuery(written: unknown, place: string): GoldenQuery {
  const query = isRecord(written) ? written['query'] : undefined
  const expected = isRecord(written) ? [written['expect']].flat() : []
  const unknown = isRecord(written) ? Object.keys(written).find((key) => !KEYS.includes(key)) : undefined
  if (unknown !== undefined)
    throw invalid(`${place}: unknown key "${unknown}".`, suggestName(unknown, KEYS, HINT))
  const isQuery = typeof query === 'string' || typeof query === 'number'
  if (!isQuery || expected.length === 0 || !expected.every((one) => typeof one === 'string')) {
    throw invalid(`${place} needs a "query" and, as "expect", an address or a list of addresses.`)
  }
  return { query: String(query), expect: expected }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const HINT = 'Write for each locale: - { query: rate limits, expect: /docs/limits#rate }'

function invalid(problem: string, hint = HINT): SiteError {
  return new SiteError([{ code: 'search-golden-invalid', file: GOLDEN_FILE, problem, hint }])
}
