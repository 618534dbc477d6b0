import { resolve } from 'node:path'
import type { MissingTranslations } from '@fyr/content-pipeline'
import { hasErrors, isReady, type LoadedSite } from '../content/loaded-site.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import { type ChecksReport, type CheckSummary, runSiteChecks } from '../content/site-checks.ts'
import { outputDiagnostics } from '../site-build/output-diagnostics.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { unusedPictures } from './unused-pictures.ts'

export interface CheckOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
  /** Day of the build, `YYYY-MM-DD` in UTC: posts of later days are left out; default none are. */
  readonly on?: string | null
  /** Whether to fix unambiguous problems in place before reporting. */
  readonly fix?: boolean
  /** Uses the last documents of the content sources, and loads none. */
  readonly frozen?: boolean
  /** Whether to look for pictures that no page shows. */
  readonly unused?: boolean
}

export interface CheckResult {
  /** Whether a build would render pages: no diagnostic is an error. */
  readonly isValid: boolean
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Fixed problems, as they were; empty without `fix`. They are not among the diagnostics. */
  readonly fixed: readonly SiteDiagnostic[]
  /** Number of pages of a build, in all locales; 0 when the configuration has errors. */
  readonly pageCount: number
  /** Missing translations of all locales except the default one; these are not errors. */
  readonly missingTranslations: readonly MissingTranslations[]
  /** What the checks of the configuration have looked at. */
  readonly checks: readonly CheckSummary[]
  /** Pictures beside the pages that none of them shows, relative to the root; absent without `unused`. They are no problem. */
  readonly unusedPictures?: readonly string[]
}

/** Reads a site's configuration and content and returns every diagnostic, without rendering pages. */
export async function check({
  root = '.',
  on = null,
  fix = false,
  frozen = false,
  unused = false,
}: CheckOptions = {}): Promise<CheckResult> {
  const reader = openSiteReader({ root: resolve(root), on, isFrozen: frozen })
  try {
    const { site, fixed } = await readFixed(reader, fix ? 2 : 0)
    const locales = isReady(site) ? site.content.manifest.locales : []
    const pageCount = locales.reduce((total, { routes }) => total + routes.length + 1, 0)
    const ofFiles = isReady(site) ? await outputDiagnostics(site, reader.store) : []
    const ofChecks: ChecksReport = isReady(site)
      ? await runSiteChecks(site, reader.store)
      : { diagnostics: [], summaries: [] }
    const diagnostics = [...site.diagnostics, ...ofFiles, ...ofChecks.diagnostics]
    return {
      isValid: !hasErrors(diagnostics),
      diagnostics,
      fixed,
      pageCount,
      missingTranslations: site.content?.missingTranslations ?? [],
      checks: ofChecks.summaries,
      ...(unused && isReady(site) && { unusedPictures: unusedPictures(site) }),
    }
  } finally {
    await reader.close()
  }
}

/**
 * Reads a site, then fixes its files and reads it again, at most `times` times: once an alias is written, links to the former name of
 * a file can be fixed too.
 */
async function readFixed(
  reader: SiteReader,
  times: number,
): Promise<{ readonly site: LoadedSite; readonly fixed: readonly SiteDiagnostic[] }> {
  const site = await reader.read()
  const fixed = times === 0 ? [] : await fixAll(reader.root, site.diagnostics)
  if (fixed.length === 0) return { site, fixed }
  const after = await readFixed(reader, times - 1)
  return { site: after.site, fixed: [...fixed, ...after.fixed] }
}

/** Loaded on demand: fixing reads Markdown, and most checks fix nothing. */
async function fixAll(
  root: string,
  diagnostics: readonly SiteDiagnostic[],
): Promise<readonly SiteDiagnostic[]> {
  const { fixFiles } = await import('./fix-files.ts')
  return fixFiles(root, diagnostics)
}
