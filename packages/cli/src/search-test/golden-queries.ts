import { parseData, suggestName } from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'

/** A query, and the addresses that answer it. */
export interface GoldenQuery {
  readonly query: string
  readonly expect: readonly string[]
  /** What sort of query it is, in the words of the file: `typo`. Figures can be told apart by it. */
  readonly kind?: string | undefined
}

/** File of the golden queries, in the root of a site, unless `--file` names another one. */
export const GOLDEN_FILE = 'search.golden.yml'

/** Parses golden queries by locale. Throws `SiteError` for a file with another structure. */
export function parseGoldenQueries(
  text: string,
  locales: readonly string[],
  file = GOLDEN_FILE,
): ReadonlyMap<string, readonly GoldenQuery[]> {
  const { value: written, diagnostics } = parseData({ file, text })
  if (diagnostics.length > 0) throw new SiteError(diagnostics)
  const invalid = (problem: string, hint = HINT): SiteError =>
    new SiteError([{ code: 'search-golden-invalid', file, problem, hint }])
  if (!isRecord(written)) throw invalid('The file is not a list of queries for each locale.')
  const unknown = Object.keys(written).find((code) => !locales.includes(code))
  if (unknown !== undefined) throw invalid(`The site has no locale "${unknown}".`)
  return new Map(
    Object.entries(written).map(([code, queries]) => {
      if (!Array.isArray(queries)) throw invalid(`"${code}" is not a list of queries.`)
      return [code, queries.map((one, index) => readQuery(one, `${code}, query ${index + 1}`, invalid))]
    }),
  )
}

const KEYS = ['query', 'expect', 'kind']

function readQuery(
  written: unknown,
  place: string,
  invalid: (problem: string, hint?: string) => SiteError,
): GoldenQuery {
  const query = isRecord(written) ? written['query'] : undefined
  const expected = isRecord(written) ? [written['expect']].flat() : []
  const unknown = isRecord(written) ? Object.keys(written).find((key) => !KEYS.includes(key)) : undefined
  if (unknown !== undefined)
    throw invalid(`${place}: unknown key "${unknown}".`, suggestName(unknown, KEYS, HINT))
  const isQuery = typeof query === 'string' || typeof query === 'number'
  if (!isQuery || expected.length === 0 || !expected.every((one) => typeof one === 'string')) {
    throw invalid(`${place} needs a "query" and, as "expect", an address or a list of addresses.`)
  }
  const kind = isRecord(written) ? written['kind'] : undefined
  if (kind !== undefined && typeof kind !== 'string') throw invalid(`${place}: "kind" is not a text.`)
  return { query: String(query), expect: expected, ...(kind === undefined ? {} : { kind }) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const HINT = 'Write for each locale: - { query: rate limits, expect: /docs/limits#rate }'
