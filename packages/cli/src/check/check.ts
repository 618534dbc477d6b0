import { resolve } from 'node:path'
import type { MissingTranslations } from '@fyr/content-pipeline'
import { hasErrors, isReady } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { mendFiles } from './mend-files.ts'

export interface CheckOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
  /** Day of the build, `YYYY-MM-DD` in UTC: posts of later days are held back; default all are there. */
  readonly on?: string | null
  /** Whether to mend in the files what can be mended safely, before the report. */
  readonly fix?: boolean
}

export interface CheckResult {
  /** Whether a build would go on to make pages: no diagnostic is an error. */
  readonly isValid: boolean
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Faults that were mended, as they were; empty without `fix`. They are not among the diagnostics. */
  readonly mended: readonly SiteDiagnostic[]
  /** Pages that a build would make, of all locales; 0 when the configuration is at fault. */
  readonly pageCount: number
  /** What the locales but the default one lack; none of it is a fault. */
  readonly missingTranslations: readonly MissingTranslations[]
}

/** Reads a site's configuration and content and gives every fault, without making a page. */
export async function check({ root = '.', on = null, fix = false }: CheckOptions = {}): Promise<CheckResult> {
  const reader = openSiteReader({ root: resolve(root), on })
  try {
    const first = await reader.read()
    const mended = fix ? mendFiles(reader.root, first.diagnostics) : []
    const site = mended.length === 0 ? first : await reader.read()
    const locales = isReady(site) ? site.content.manifest.locales : []
    const pageCount = locales.reduce((total, { routes }) => total + routes.length + 1, 0)
    return {
      isValid: !hasErrors(site.diagnostics),
      diagnostics: site.diagnostics,
      mended,
      pageCount,
      missingTranslations: site.content?.missingTranslations ?? [],
    }
  } finally {
    await reader.close()
  }
}
