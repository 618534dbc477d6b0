import { markdownAddress, type DocPage, type SiteData } from '@fyr/content-pipeline/manifest'
import { absoluteAddress } from '../link/absolute-address.ts'
import type { PageActionsProps } from './page-actions.tsx'

/** The actions that the site offers readers for a doc. */
export function pageActionsOf({ route }: Pick<DocPage, 'route'>, siteData: SiteData): PageActionsProps {
  const { pageActions, locale, origin } = siteData
  const { hasCopy = false, openIn = [] } = pageActions ?? {}
  const markdown = markdownAddress(route.path, locale.basePath)
  const addresses = { '{url}': route.path, '{markdown}': markdown }
  return {
    markdown: hasCopy ? markdown : null,
    openIn: openIn.map(({ label, href }) => ({
      label,
      href: Object.entries(addresses).reduce(
        (filled, [mark, address]) =>
          filled.replaceAll(mark, () => encodeURIComponent(absoluteAddress(address, origin))),
        href,
      ),
    })),
  }
}
