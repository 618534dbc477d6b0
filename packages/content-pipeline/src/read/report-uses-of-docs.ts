import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { ReadContext } from './read-collection.ts'

type NavbarItem = SiteConfig['navbar']['items'][number]

/** Reports what the configuration of a site without docs says about docs. */
export function reportUsesOfDocs({ config, log }: ReadContext): void {
  const { source, sidebars, navbar } = config
  const report = (problem: string, thing: string, path: readonly PropertyKey[]): void =>
    log.add(source, {
      code: 'docs-switched-off',
      problem: `${problem}, but "docs: false" turns the docs off.`,
      hint: `Remove "docs: false", or ${thing}.`,
      at: locate(source.text, path),
    })
  const names = Object.keys(sidebars ?? {})
  if (names.length > 0) {
    const list = names.map((name) => `"${name}"`).join(', ')
    report(`The sidebar${names.length > 1 ? 's' : ''} ${list} shows docs`, '"sidebars"', ['sidebars'])
  }
  for (const [index, item] of navbar.items.entries()) {
    const use = useOfDocs(item)
    if (use !== null) report(use.problem, 'this item', ['navbar', 'items', index, ...use.words])
  }
}

/** The way in which a navbar item depends on the docs, in words; null if it does not. */
function useOfDocs(item: NavbarItem): { readonly problem: string; readonly words: readonly string[] } | null {
  if (item.type === 'sidebar')
    return { problem: `The navbar links to the sidebar "${item.sidebar}"`, words: ['sidebar', item.sidebar] }
  if (item.type === 'version-menu')
    return { problem: 'The navbar has a version menu', words: ['version-menu'] }
  return null
}
