import type { ReadySite } from '../content/loaded-site.ts'
import { fileDiagnostics } from '../content/static-files.ts'
import { convertPictures } from '../pictures/convert-pictures.ts'
import { type SiteDiagnostic, siteDiagnostic } from '../site-error.ts'
import type { Store } from '../store/open-store.ts'

/** Problems with what a build makes of files. Pictures are converted, and kept for the build. */
export async function outputDiagnostics(site: ReadySite, store: Store): Promise<readonly SiteDiagnostic[]> {
  const ofPictures = (await convertPictures(site, store))?.diagnostics ?? []
  return [...fileDiagnostics(site), ...(await cardDiagnostics(site)), ...ofPictures]
}

async function cardDiagnostics(site: ReadySite): Promise<readonly SiteDiagnostic[]> {
  if (site.config.socialCards === null) return []
  const { cardIssues } = await import('../social-cards/site-cards.ts')
  return cardIssues(site).map(siteDiagnostic)
}
