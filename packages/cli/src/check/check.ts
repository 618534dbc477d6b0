import { resolve } from 'node:path'
import type { MissingTranslations } from '@fyr/content-pipeline'
import { hasErrors, isReady } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import type { SiteDiagnostic } from '../site-error.ts'

export interface CheckOptions {
  /** Folder of the site; default the current one. */
  readonly root?: string
}

export interface CheckResult {
  /** Whether a build would go on to make pages: no diagnostic is an error. */
  readonly isValid: boolean
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Pages that a build would make, of all locales; 0 when the configuration is at fault. */
  readonly pageCount: number
  /** What the locales but the default one lack; none of it is a fault. */
  readonly missingTranslations: readonly MissingTranslations[]
}

/** Reads a site's configuration and content and gives every fault, without making a page. */
export async function check({ root = '.' }: CheckOptions = {}): Promise<CheckResult> {
  const reader = openSiteReader({ root: resolve(root), mode: 'production' })
  try {
    const site = await reader.read()
    const locales = isReady(site) ? site.content.manifest.locales : []
    const pageCount = locales.reduce((total, { routes }) => total + routes.length + 1, 0)
    return {
      isValid: !hasErrors(site.diagnostics),
      diagnostics: site.diagnostics,
      pageCount,
      missingTranslations: site.content?.missingTranslations ?? [],
    }
  } finally {
    await reader.close()
  }
}
