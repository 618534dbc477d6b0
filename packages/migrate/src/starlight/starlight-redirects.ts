import type { OldRedirect } from '../old-site/migration-plan.ts'
import { redirectOf } from '../old-site/old-addresses.ts'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import type { OldSite } from './starlight-site.ts'

/** A redirect as it is written, its target below the base path, which it may have already. */
function writtenIn(astro: Settings, base: string): readonly (readonly [from: string, to: string | null])[] {
  return Object.entries(recordOf(astro['redirects'])).map(([from, value]) => {
    const to = textOf(value) ?? textOf(recordOf(value)['destination'])
    return [from, to?.startsWith(base) === true ? `/${to.slice(base.length)}` : to]
  })
}

/** `/old/[...slug]` to `/new/[...slug]`, or to one page; null for any other pattern. */
function patternOf(from: string, to: string | null): readonly [from: string, to: string] | null {
  const [, before, name] = /^(\/[^[\]]*\/)\[(?:\.{3})?(\w+)\]\/?$/.exec(from) ?? []
  if (before === undefined || to === null) return null
  const [, start, same] = /^([^[\]]*\/)\[(?:\.{3})?(\w+)\]\/?$/.exec(to) ?? []
  if (start !== undefined && same === name) return [`${before}*`, `${start}*`]
  return to.includes('[') ? null : [`${before}*`, to]
}

/** The redirects of everything below an address, as the configuration has them. */
export function patternRedirects(astro: Settings, base: string): Record<string, string> {
  return Object.fromEntries(
    writtenIn(astro, base).flatMap(([from, to]) => {
      const pattern = patternOf(from, to)
      return pattern === null ? [] : [pattern]
    }),
  )
}

/** The redirects of a site of Astro. Those of other patterns are noted: only pages have aliases. */
export function redirectsOf({ astro, notes }: OldSite, base: string): OldRedirect[] {
  return writtenIn(astro, base).flatMap(([from, to]) => {
    if (to !== null && !from.includes('[')) return [redirectOf(from, to, base)]
    const instead = 'Write each address that it means into "aliases" of its page.'
    if (patternOf(from, to) === null) notes.push({ kind: 'link', name: from, instead })
    return []
  })
}
