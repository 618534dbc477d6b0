import type { Breadcrumb, DocPage, PageLink, Route } from '../manifest/types.ts'
import { contentById } from '../routes/locale-content.ts'
import type { DocRecord } from '../routes/records.ts'
import { type SidebarDoc, type SidebarNode, sidebarPlaces } from '../sidebar/sidebar-tree.ts'
import { loadWritten } from './load-written.ts'
import type { PageContext } from './page-context.ts'

/** Name and label that a page of docs gets when the site has none configured. */
const NO_VERSION = { name: 'current', label: 'Next' }

/** For docs that no sidebar shows. */
const NO_SIDEBAR: readonly SidebarNode[] = []

/** A doc with its place in the sidebar. Outside of every sidebar there are no breadcrumbs and no neighbours. */
export async function loadDoc(route: Route, doc: DocRecord, context: PageContext): Promise<DocPage> {
  const { content, config } = context
  const { docs, placeOf } = sidebarPlaces(content.sidebars.get(route.sidebar ?? '') ?? NO_SIDEBAR)
  const place = placeOf.get(doc) ?? -1
  const version = config.docs === false ? NO_VERSION : config.docs.version
  const label = content.messages.translate('docs.versionLabel', version.label)
  return {
    ...(await loadWritten(route, doc, context)),
    kind: 'doc',
    breadcrumbs: breadcrumbs(docs[place], content.locale.basePath),
    ...neighbours(docs, place, doc, context),
    tags: [],
    version: { name: version.name, label },
  }
}

function breadcrumbs(here: SidebarDoc | undefined, basePath: string): Breadcrumb[] {
  if (here === undefined) return []
  const categories = here.trail
    .filter((category) => category.doc !== here.doc)
    .map((category) => ({
      label: category.label,
      href: category.doc === null ? null : basePath + category.doc.address,
    }))
  return [...categories, { label: here.label, href: null }]
}

/** The pages before and after a place in the sidebar's order; -1 is no place. */
function neighbours(docs: readonly SidebarDoc[], place: number, doc: DocRecord, context: PageContext) {
  const { pagination_prev: previous, pagination_next: next } = doc.frontMatter
  return {
    previous: neighbour(previous, place < 1 ? undefined : docs[place - 1], context),
    next: neighbour(next, place === -1 ? undefined : docs[place + 1], context),
  }
}

/** The doc that front matter names, none for null or an unknown name, else the neighbour in the sidebar. */
function neighbour(
  written: string | null | undefined,
  beside: SidebarDoc | undefined,
  { content }: PageContext,
): PageLink | null {
  const { basePath } = content.locale
  if (written === undefined) return beside === undefined ? null : toLink(beside.doc, beside.label, basePath)
  const doc = contentById(content).docs.get(`docs/${written}`)
  return doc === undefined ? null : toLink(doc, doc.title, basePath)
}

function toLink({ frontMatter, address }: DocRecord, label: string, basePath: string): PageLink {
  return {
    label: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? label,
    href: basePath + address,
  }
}
