import type { SiteConfig } from '@fyr/content-pipeline'
import { cleaningOf } from '@fyr/content-pipeline/internal'
import pMap from 'p-map'
import { hasErrors } from '../content/loaded-site.ts'
import { missingHomes } from '../content/report-missing-home.ts'
import { createRouteFinder } from '../content/route-finder.ts'
import { applyDiagnosticSettings, outputSeverity } from '../content/apply-diagnostic-settings.ts'
import { publishableFiles, type StaticFile } from '../content/static-files.ts'
import type { SiteOutput } from '../publish/site-output.ts'
import { type FileWriter, writeTogether } from '../publish/write-together.ts'
import { makeSearchFiles } from '../search/search-files.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError } from '../site-error.ts'
import { integrityOf } from '../store/integrity-of.ts'
import { type BrokenAddress, createLinkCheck } from './link-check.ts'
import { prepareLocaleShell } from './locale-shell.ts'
import { localeFolder } from './page-place.ts'
import type { LocaleParts, SiteParts } from './site-parts.ts'
import { createStyleCheck } from './style-check.ts'
import { writeGenerated } from './write-generated.ts'
import { writePages } from './write-pages.ts'

/**
 * Fills an output with every locale, each complete in its own folder, and checks every address in the documents.
 * Returns warnings about addresses that lead nowhere, if the site tolerates them, about inline styles and social cards.
 * Throws `SiteError` for the pages that fail, for places wanted twice and for addresses that lead nowhere.
 */
export async function writeSite(output: SiteOutput, parts: SiteParts): Promise<readonly SiteDiagnostic[]> {
  const { config, content, root } = parts.site
  const { locales } = content.manifest
  const finder = createRouteFinder(content.manifest)
  const check = createLinkCheck({
    ...config,
    origin: config.url,
    finder,
    excused: missingHomes(root, config, locales),
  })
  const styles = createStyleCheck()
  const statics = publishableFiles(parts.site)
  const localeParts = locales.map((locale): LocaleParts => ({
    ...parts,
    locale,
    folder: localeFolder(locale.siteData.locale.basePath, config.basePath),
    shell: prepareLocaleShell(locale, parts.theme, parts.bundle),
    agentPages: [],
  }))
  await writeTogether(localeParts.flatMap((one) => assetsOf(output, one, statics)))
  await parts.pictures?.write(
    output,
    localeParts.map(({ folder }) => folder),
  )
  // Indexes are made in a thread of their own while pages are rendered; it starts before they are planned. Both have ended
  // before a failure is reported: the caller that catches the error removes the folder that they write to.
  const search = writeSearch(output, localeParts)
  const pages = writePages(output, localeParts, check, styles)
  const written = await Promise.allSettled([pages, search])
  for (const one of written) if (one.status === 'rejected') throw one.reason
  const ofCards = (await parts.cards?.write(output)) ?? []
  await writeGenerated(output, parts, localeParts)
  const ofStyles = applyDiagnosticSettings(styles.issues().map(siteDiagnostic), config.diagnostics)
  if (hasErrors(ofStyles)) throw new SiteError(ofStyles)
  return [...sortIssues(check.issues(output.places), config), ...ofStyles, ...ofCards]
}

/** Throws `SiteError` for those that the site does not tolerate; returns the others. */
function sortIssues(issues: readonly BrokenAddress[], { diagnostics }: SiteConfig): SiteDiagnostic[] {
  const severities = outputSeverity(diagnostics)
  const settled = issues.map((issue) => siteDiagnostic({ severity: severities[issue.code], ...issue }))
  if (hasErrors(settled)) throw new SiteError(settled)
  return settled
}

/** Bundle, content images and static files: the same in every locale, so that each folder is complete. */
function assetsOf(
  output: SiteOutput,
  { site, bundle, shell, folder }: LocaleParts,
  statics: readonly StaticFile[],
): FileWriter[] {
  // Files with the same name and content, such as those of each version of the docs, share one path.
  const assets = new Map(site.content.manifest.assets.map(({ from, to }) => [to, from]))
  const named = [...bundle.files, ...shell.files]
  for (const place of [...named.map((file) => file.place), ...assets.keys()]) output.markAsset(folder + place)
  return [
    ...named.map(
      ({ place, bytes }): FileWriter =>
        () =>
          output.write(folder + place, bytes),
    ),
    ...[...assets].map(
      ([to, from]): FileWriter =>
        () =>
          output.copy(from, folder + to, cleaningOf(to, site.config)),
    ),
    ...statics.map(
      ({ from, place }): FileWriter =>
        () =>
          output.copy(from, folder + place),
    ),
  ]
}

/** One locale after the other: an index takes much memory while it is made. */
async function writeSearch(output: SiteOutput, locales: readonly LocaleParts[]): Promise<void> {
  await pMap(
    locales,
    async ({ site, locale, folder, bundle, search }) => {
      if (bundle.searchScript === null) return
      const script = locale.siteData.locale.basePath + bundle.searchScript
      const own = bundle.files.find(({ place }) => place === bundle.searchScript)
      const integrity = own && integrityOf(own.bytes)
      const files = await makeSearchFiles({ ...search, content: site.content, locale, script, integrity })
      for (const { place } of files) if (isAsset(place)) output.markAsset(folder + place)
      await writeTogether(
        files.map(
          ({ place, read }) =>
            () =>
              output.write(folder + place, read()),
        ),
      )
    },
    { concurrency: 1 },
  )
}

/** Whether a place is named by what is in it; the list of the indexes keeps its name. */
function isAsset(place: string): boolean {
  return place.startsWith('assets/')
}
