import type { OldRedirect } from '../old-site/migration-plan.ts'
import { redirectOf } from '../old-site/old-addresses.ts'
import { recordOf, textOf } from '../old-site/plain-value.ts'
import type { OldSite } from './starlight-site.ts'

/** The redirects of a site of Astro. Those of patterns are noted: only pages have aliases. */
export function redirectsOf({ astro, notes }: OldSite, base: string): OldRedirect[] {
  return Object.entries(recordOf(astro['redirects'])).flatMap(([from, value]) => {
    const to = textOf(value) ?? textOf(recordOf(value)['destination'])
    // The target may have the base path already.
    const below = to?.startsWith(base) === true ? `/${to.slice(base.length)}` : to
    if (below !== null && !from.includes('[')) return [redirectOf(from, below, base)]
    const instead = 'Write each address that it means into "aliases" of its page.'
    notes.push({ kind: 'link', name: from, instead })
    return []
  })
}
