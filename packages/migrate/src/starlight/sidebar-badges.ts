import { posix } from 'node:path'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { wordOfBadge, sidebarBadgeOf } from './starlight-config.ts'
import type { Entry } from './starlight-pages.ts'
import type { OldSite } from './starlight-site.ts'
import { sidebarsOf } from './starlight-topics.ts'

type Badge = NonNullable<ReturnType<typeof sidebarBadgeOf>>

/** The badges that the configuration gives entries of a sidebar. */
export interface SidebarBadges {
  /** That of a page, by its file from the root; here a page says its own. */
  readonly badgeOf: (file: string) => Badge | null
  /** The note on those of other entries, which have none here. */
  readonly notes: readonly MigrationNote[]
}

/** The badges of the entries of a site with its pages. */
export function sidebarBadges({ docs, options }: OldSite, pages: readonly Entry[]): SidebarBadges {
  const ids = new Map(pages.map(({ file, inner }) => [posix.join(docs, file), inner]))
  const known = new Set(ids.values())
  const ofPages = new Map<string, Badge>()
  const left: string[] = []
  const read = (items: readonly unknown[]): void => {
    for (const entry of items.map(recordOf)) {
      const badge = sidebarBadgeOf(entry['badge'])
      const [slug, link] = [textOf(entry['slug']), textOf(entry['link'])]
      const id = joinAddress(slug ?? link ?? '').replaceAll(/^\/(?:index$)?|\/$/g, '')
      const isPage = slug !== null || link?.startsWith('/') === true
      const name = textOf(entry['label']) ?? slug ?? link ?? 'an entry'
      if (badge !== null && isPage && known.has(id)) ofPages.set(id, badge)
      else if (badge !== null) left.push(`"${wordOfBadge(entry['badge'])}" at "${name}"`)
      read(listOf(entry['items']))
    }
  }
  read(sidebarsOf(options).flatMap(({ items }) => items))
  const instead = `These badges are left out, as only pages have some: ${left.join(', ')}.`
  const badgeOf = (file: string) => ofPages.get(ids.get(file) ?? '-') ?? null
  return { badgeOf, notes: left.length === 0 ? [] : [{ kind: 'setting', name: 'sidebar: badge', instead }] }
}
