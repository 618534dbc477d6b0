import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findModule } from '../old-site/bundle-script.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import { basePathOf, type OldSite } from './docusaurus-site.ts'

/** A route that a plug-in of the site adds, with the address as it stands in its code. */
const ROUTE = /\baddRoute\(\s*\{[^{}]*?\bpath:\s*(?:'([^'\n]*)'|"([^"\n]*)")/g

/** The pages that plug-ins of the site itself add, as far as their addresses stand in the code: nothing of them is in content. */
export function ownRoutes(site: OldSite): OldPage[] {
  const { folder, parts, old, languages } = site
  const [{ as, code }] = languages
  return parts.others.flatMap((name) => {
    const file = /^[./]/.test(name) ? findModule(resolve(folder, name)) : null
    if (file === null || file.includes('node_modules')) return []
    return [...readFileSync(file, 'utf8').matchAll(ROUTE)]
      .map(([, single = '', double = '']) => single + double)
      .filter((address) => address.startsWith(basePathOf(old)) && !/[:*]/.test(address))
      .map((address) => ({ file: null, address, locale: as ?? code }))
  })
}
