import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { SiteConfig } from '@fyr/content-pipeline'
import { suggestName } from '@fyr/content-pipeline/internal'
import { pageNumbers, type SearchIndex } from '@fyr/search'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import pMap from 'p-map'
import { hasErrors, isReady, type ReadySite } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError } from '../site-error.ts'
import { addressOf } from './address-of.ts'
import { openLocaleEngine, withoutSearch } from './open-locale-engine.ts'
import { GOLDEN_FILE, type GoldenQuery, parseGoldenQueries } from './golden-queries.ts'

/** A golden query and where its answer is. */
export interface RankedQuery extends GoldenQuery {
  /** Rank of the first section that answers it, from 1; 0 if none of the first hits does. */
  readonly rank: number
  /** The first address found; null without any. */
  readonly first: string | null
}

/** How well a locale answers its golden queries, and what its index weighs. */
export interface LocaleScore {
  readonly locale: string
  readonly queries: readonly RankedQuery[]
  /** Share of the queries that have their answer among the hits. */
  readonly recall: number
  /** Mean of one divided by the rank. */
  readonly reciprocalRank: number
  /** Compressed with Brotli. */
  readonly headsBytes: number
  readonly bodyBytes: number
  /** Of a query that has been asked before, in milliseconds: that which 95 in 100 do not exceed. */
  readonly p95Ms: number
  readonly pageCount: number
  /** To make the index of a page from its compiled text, in milliseconds. */
  readonly indexMs: number
}

/** The result of `fyr search test`. */
export interface SearchTestResult {
  readonly scores: readonly LocaleScore[]
  /** Errors keep it from measuring anything. */
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** Pages that are looked through for an answer. */
const MAX_PAGES = 20
/** Pages that a reader is shown at once. */
const SHOWN_PAGES = 8

export interface SearchTestOptions {
  readonly root: string
  /** File of the queries, from the root; `search.golden.yml` if absent. */
  readonly file?: string | undefined
}

/** Measures the search of the site in a folder by its golden queries. Throws `SiteError` when there are none. */
export async function searchTest({
  file = GOLDEN_FILE,
  ...options
}: SearchTestOptions): Promise<SearchTestResult> {
  const root = resolve(options.root)
  if (!existsSync(join(root, file))) throw missingFile(file)
  const reader = openSiteReader({ root })
  try {
    const site = await reader.read()
    if (!isReady(site) || hasErrors(site.diagnostics)) return { scores: [], diagnostics: site.diagnostics }
    if (site.config.search === false) throw withoutSearch()
    const { locales } = site.content.manifest
    const codes = locales.map(({ siteData }) => siteData.locale.code)
    const text = readFileSync(join(root, file), 'utf8')
    const golden = parseGoldenQueries(text, codes, file)
    const measured = await pMap(
      locales.filter(({ siteData }) => golden.has(siteData.locale.code)),
      (locale) => scoreLocale(site, locale, golden.get(locale.siteData.locale.code) ?? []),
      { concurrency: 1 },
    )
    return {
      scores: measured.map(({ score }) => score),
      diagnostics: measured.flatMap(({ addresses, score }) =>
        unknownAddresses({ file, text }, score, addresses),
      ),
    }
  } finally {
    await reader.close()
  }
}

interface MeasuredLocale {
  readonly score: LocaleScore
  /** Of every page and section that can be found. */
  readonly addresses: ReadonlySet<string>
}

/** The version of the docs that readers see first is measured. */
async function scoreLocale(
  { content, config }: ReadySite,
  { siteData }: LocaleManifest,
  golden: readonly GoldenQuery[],
): Promise<MeasuredLocale> {
  const { engine, index, pageCount, indexMs } = await openLocaleEngine(content, siteData)
  const queries = golden.map(({ query, expect, ...rest }): RankedQuery => {
    const answer = engine.search({ query, kind: null, limit: MAX_PAGES })
    const found = answer.pages.flatMap(({ path, sections }) =>
      sections.map(({ headingId }) => addressOf(path, headingId, config)),
    )
    const rank = found.findIndex((address) => expect.some((wanted) => isAnswer(address, wanted))) + 1
    return { query, expect, ...rest, rank, first: found[0] ?? null }
  })
  const times = golden.map(({ query }) => {
    const begin = performance.now()
    engine.search({ query, kind: null, limit: SHOWN_PAGES })
    return performance.now() - begin
  })
  const measured = { pageCount, indexMs, ...sizesOf(index) }
  const score = { locale: siteData.locale.code, queries, ...summarise(queries, times), ...measured }
  return { score, addresses: addressesIn(index, config) }
}

/** An address without a section accepts every section of its page. */
function isAnswer(address: string, wanted: string): boolean {
  return address === wanted || (!wanted.includes('#') && address.startsWith(`${wanted}#`))
}

function summarise(
  queries: readonly RankedQuery[],
  times: readonly number[],
): Pick<LocaleScore, 'recall' | 'reciprocalRank' | 'p95Ms'> {
  const count = Math.max(queries.length, 1)
  const sorted = times.toSorted((one, other) => one - other)
  return {
    recall: queries.filter(({ rank }) => rank > 0).length / count,
    reciprocalRank: queries.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / count,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  }
}

function addressesIn({ heads }: SearchIndex, config: SiteConfig): ReadonlySet<string> {
  const numbers = pageNumbers(heads.sections)
  const sections = heads.sections.map(([, headingId], section) =>
    addressOf(heads.pages[numbers[section] ?? -1]?.path ?? '', headingId ?? '', config),
  )
  return new Set([...heads.pages.map(({ path }) => addressOf(path, null, config)), ...sections])
}

/** A warning for each address that no query can lead to: it would count as an answer that is not found. */
function unknownAddresses(
  { file, text }: { readonly file: string; readonly text: string },
  { queries }: LocaleScore,
  addresses: ReadonlySet<string>,
): readonly SiteDiagnostic[] {
  const lines = text.split('\n')
  const unknown = queries.flatMap(({ query, expect }) =>
    expect.filter((address) => !addresses.has(address)).map((address) => ({ query, address })),
  )
  return unknown.map(({ query, address }) => {
    const index = lines.findIndex((line) => line.includes(address))
    const sourceLine = lines[index] ?? ''
    return siteDiagnostic({
      code: 'search-golden-invalid',
      severity: 'warning',
      file,
      line: index + 1,
      column: sourceLine.indexOf(address) + 1,
      sourceLine,
      problem: `The query "${query}" expects "${address}", which is not a page or section in the search.`,
      hint: suggestName(
        address,
        addresses,
        'Write the address as links of the site do, without the base path.',
      ),
    })
  })
}

function sizesOf({ heads, body }: SearchIndex): Pick<LocaleScore, 'headsBytes' | 'bodyBytes'> {
  return { headsBytes: sizeOf(heads), bodyBytes: sizeOf(body) }
}

function sizeOf(file: unknown): number {
  return brotliCompressSync(JSON.stringify(file)).length
}

function missingFile(file: string): SiteError {
  const problem = `There is no "${file}" in the root of the site.`
  const hint = 'For each locale, list what readers ask and where the answer is.'
  return new SiteError([{ code: 'search-golden-missing', problem, hint }])
}
