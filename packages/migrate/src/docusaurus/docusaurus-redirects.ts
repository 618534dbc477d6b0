import { listRedirects } from './docusaurus-lists.ts'
import type { OldContent } from './docusaurus-contents.ts'
import { type OldSite, basePathOf } from './docusaurus-site.ts'
import type { OldRedirect } from '../old-site/migration-plan.ts'
import { redirectOf } from '../old-site/old-addresses.ts'
import { type Settings, listOf, recordOf, textOf } from '../old-site/plain-value.ts'

/** A configuration with redirects from lists that have other addresses in Fyr. */
export function withListRedirects(
  config: Settings,
  site: OldSite,
  contents: readonly OldContent[],
): Settings {
  const base = basePathOf(site.old)
  const languages = site.languages.map(({ basePath }) => `/${basePath.slice(base.length)}`)
  const redirects = { ...recordOf(config['redirects']), ...listRedirects(contents, languages) }
  return Object.keys(redirects).length === 0 ? config : { ...config, redirects }
}

/** The redirects that the configuration lists. */
export function redirectsOf({ parts, old }: OldSite): OldRedirect[] {
  const options = parts.redirects ?? {}
  const base = basePathOf(old)
  return listOf(options['redirects'])
    .map(recordOf)
    .flatMap(({ from, to }) =>
      [from].flat().flatMap((one) => {
        const [written, target] = [textOf(one), textOf(to)]
        return written === null || target === null ? [] : [redirectOf(written, target, base)]
      }),
    )
}
