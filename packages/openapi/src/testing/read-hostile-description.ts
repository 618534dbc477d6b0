import { SiteError, type SiteDiagnostic } from '@fyr/cli/internal'
import { expect } from 'vitest'
import { compareApis } from '../diff/compare-apis.ts'
import { formatChanges } from '../diff/format-changes.ts'
import type { HostileDescription } from './hostile-descriptions.ts'
import { loadDescription } from './load-description.ts'

/** The longest page, as `writeDocument` takes it. */
const LONGEST_PAGE = 10_000_000

/** Makes the pages of a description. Fails where one is too long, or where what is said of a refused description has no place. */
export async function checkPages(
  text: string,
  { file, schemas = true, isCalled = false }: Pick<HostileDescription, 'file' | 'schemas' | 'isCalled'>,
): Promise<void> {
  try {
    const tryIt = { servers: isCalled ? ['https://api.example'] : [] }
    const { pages, parts } = await loadDescription(text, { file, schemas, tryIt })
    const lengths = [...[...pages.values()].map(({ markdown }) => markdown), ...parts.values()].map(
      ({ length }) => length,
    )
    expect(Math.max(0, ...lengths)).toBeLessThan(LONGEST_PAGE)
  } catch (error) {
    checkRefusal(error)
  }
}

/** What is said of two descriptions is at most so many times as long as both. */
const LONGEST_REPORT = 20

/**
 * Compares a description with one that has another title, and is the same below it, and with one in which every name is another. Fails where
 * another difference is reported than the title, where far more is said than was read, or where what is said of a refused description has no
 * place.
 */
export function checkComparison(text: string, { file }: Pick<HostileDescription, 'file'>): void {
  try {
    const changes = compareApis({ file, text }, { file, text: text.replace('Pens', 'Nets') })
    const differences = changes.filter(({ kind }) => kind !== 'uncompared')
    expect(differences.map(({ kind, subject }) => [kind, subject])).toEqual(
      text.includes('Pens') ? [['unjudged', 'info > title']] : [],
    )
    expect(formatChanges(changes)).not.toBe('')
    const others = text.replaceAll(/"(?=[ab]\d)/g, '"x')
    const report = formatChanges(compareApis({ file, text }, { file, text: others }))
    expect(report.length).toBeLessThan(100_000 + LONGEST_REPORT * (text.length + others.length))
  } catch (error) {
    checkRefusal(error)
  }
}

/** Fails where an error is none of the description, or says something without its place. */
export function checkRefusal(error: unknown): void {
  if (!(error instanceof SiteError)) throw error
  const unclear = error.diagnostics.find(({ line, problem }: SiteDiagnostic) => line === 0 || problem === '')
  if (unclear !== undefined)
    throw new Error(`This is said without its place: "${unclear.problem}"`, { cause: error })
}
