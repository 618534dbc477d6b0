import { relative, resolve } from 'node:path'
import { isRecord } from '@fyr/content-pipeline/internal'
import { type CategoryPages, EVERY_FOLDER, categoryPages } from './docusaurus-categories.ts'
import {
  type NavigationContext,
  firstDocIn,
  sidebarItemsOf,
  withoutVersion,
} from './docusaurus-navigation.ts'
import type { OldContent } from './docusaurus-contents.ts'
import type { OldSite } from './docusaurus-site.ts'
import { type Settings, recordOf, textOf } from '../old-site/plain-value.ts'
import { jsonOf } from '../old-site/read-old-files.ts'
import { findModule } from '../old-site/bundle-script.ts'
import { runScript } from '../old-site/run-script.ts'

/** The sidebars of a docs plug-in as they are written; null where they are generated. */
export async function writtenSidebars({ folder, notes }: OldSite, options: Settings): Promise<unknown> {
  const path = textOf(options['sidebarPath'])
  if (path === null) return null
  // "require.resolve" may leave out the ending.
  const place = findModule(resolve(folder, path))
  if (place === null) {
    notes.push({
      kind: 'setting',
      name: path,
      instead: 'The file is missing, so the sidebar is generated from the docs folder.',
    })
    return null
  }
  return place.endsWith('.json') ? jsonOf(place) : runScript(place, relative(folder, place))
}

/** Finds the first doc of a sidebar of a docs plug-in, by default that of the docs of the site. */
export function firstDocFinder(
  categories: CategoriesOfDocs,
  { docs: ofSite }: OldSite['parts'],
): NonNullable<NavigationContext['firstDocOf']> {
  return (sidebar, plugIn) => {
    const wanted = plugIn ?? textOf(ofSite?.['id']) ?? 'default'
    const docs = [...categories].find(([{ options }]) => (textOf(options['id']) ?? 'default') === wanted)
    return sidebar === null ? null : firstDocIn(recordOf(docs?.[1].sidebars)[sidebar])
  }
}

/** The sidebars of a version, as they are written. Older versions of Docusaurus have the version before each name and id. */
function sidebarsIn(file: string): unknown {
  const written = jsonOf(file)
  if (!isRecord(written)) return written
  const sidebars = Object.entries(written).map(([name, items]) => [withoutVersion(name), withOwnIds(items)])
  return Object.fromEntries(sidebars)
}

/** Keys of an entry that has a type with an id, or with entries that have ids. */
const WITH_IDS = new Set(['id', 'link', 'items'])

/** Entries of a sidebar without the version before the ids of docs. */
function withOwnIds(items: unknown): unknown {
  if (typeof items === 'string') return withoutVersion(items)
  if (Array.isArray(items)) return items.map(withOwnIds)
  if (!isRecord(items)) return items
  // The short form of a category has a label as its key.
  const isShort = items['type'] === undefined
  const entries = Object.entries(items).map(([key, value]) => [
    key,
    isShort || WITH_IDS.has(key) ? withOwnIds(value) : value,
  ])
  return Object.fromEntries(entries)
}

/** The categories of each version of the docs, and of each further plug-in of docs. */
export type CategoriesOfDocs = ReadonlyMap<OldContent, CategoryPages>

/** The categories of each version of the docs, and of further plug-ins of docs. */
export async function categoriesOf(
  site: OldSite,
  contents: readonly OldContent[],
  ofDocs: unknown,
): Promise<CategoriesOfDocs> {
  const docs = contents.filter(({ kind }) => kind === 'docs')
  return new Map(
    await Promise.all(
      docs.map(async (content) => {
        const { options, version, releasedSidebars } = content
        if (releasedSidebars !== null)
          return [content, categoryPages(sidebarsIn(releasedSidebars), content)] as const
        const own = version === null ? await writtenSidebars(site, options) : ofDocs
        const written = own ?? (options['sidebarPath'] === false ? {} : EVERY_FOLDER)
        return [content, categoryPages(written, content)] as const
      }),
    ),
  )
}

/** The sidebars of a site in the words of Fyr, without those that have no entries. */
export function sidebarsOf(written: unknown, context: NavigationContext): object {
  const sidebars = Object.entries(recordOf(written)).map(
    ([name, items]) => [name, sidebarItemsOf(items, context)] as const,
  )
  return Object.fromEntries(sidebars.filter(([, items]) => items.length > 0))
}
