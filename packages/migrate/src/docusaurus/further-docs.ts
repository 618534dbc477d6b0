import { addressKey, joinAddress } from '../old-site/old-addresses.ts'
import { textOf } from '../old-site/plain-value.ts'
import { EVERY_FOLDER } from './docusaurus-categories.ts'
import { isFurtherDocs, type OldContent } from './docusaurus-contents.ts'
import type { NavigationContext } from './docusaurus-navigation.ts'
import type { OldSite } from './docusaurus-site.ts'
import { type CategoriesOfDocs, sidebarsOf } from './docusaurus-sidebars.ts'

/** Further docs in the words of Fyr, by their folder. */
export type FurtherDocs = Readonly<Record<string, { readonly path: string; readonly sidebars?: object }>>

/** The further docs of a site, with their sidebars where they are not generated from the folder alone. */
export function furtherDocsOf(
  site: OldSite,
  categories: CategoriesOfDocs,
  context: NavigationContext,
): FurtherDocs {
  const further = [...categories].filter(([content]) => isFurtherDocs(site, content))
  return Object.fromEntries(
    further.map(([{ place, base }, { sidebars }]) => {
      const path = base.replaceAll(/^\/|\/$/g, '')
      const isUsual = JSON.stringify(sidebars) === JSON.stringify(EVERY_FOLDER)
      return [place, { path, ...(isUsual ? {} : { sidebars: sidebarsOf(sidebars, context) }) }]
    }),
  )
}

/** The folder of further docs, as readers see them first, that has a sidebar; null where nothing has it. Both are known by their ids. */
export function folderOfSidebar(
  contents: readonly OldContent[],
  further: FurtherDocs,
  plugIn: string | null,
  sidebar: string,
): string | null {
  const own = contents.find(
    ({ kind, options, base, place }) =>
      kind === 'docs' &&
      further[place] !== undefined &&
      textOf(options['id']) === plugIn &&
      addressKey(base) === addressKey(joinAddress(textOf(options['routeBasePath']) ?? 'docs')),
  )
  const sidebars = own === undefined ? undefined : (further[own.place]?.sidebars ?? EVERY_FOLDER)
  return own !== undefined && sidebars !== undefined && Object.hasOwn(sidebars, sidebar) ? own.place : null
}
