import { uncheckedLinks } from './unchecked-links.ts'
import { type OldSite, basePathOf, staticFolders } from './docusaurus-site.ts'
import type { Settings } from '../old-site/plain-value.ts'

/** Which links of navbar and footer are left unchecked, and a note on them. The addresses are those of pages and redirects. */
export function linkCheckOf(site: OldSite, addresses: readonly string[]): Settings {
  const exclude = uncheckedLinks(site.old, {
    addresses,
    statics: staticFolders(site),
    basePath: basePathOf(site.old),
  })
  if (exclude.length === 0) return {}
  const instead = `Nothing of this site is at ${exclude.join(', ')}: links to there are left unchecked, as Docusaurus does. See that something else serves them.`
  site.notes.push({ kind: 'setting', name: 'linkCheck.exclude', instead })
  return { linkCheck: { exclude } }
}
