import type { Breadcrumb, DocPage, DocVersion, PageLink, Route } from '../manifest/types.ts'
import { versionLabelKey } from '../read/read-versions.ts'
import { contentById, type LocaleContent, type VersionContent, versionOf } from '../routes/locale-content.ts'
import { docRouteId } from '../routes/read-doc-records.ts'
import type { DocRecord } from '../routes/records.ts'
import { sidebarName } from '../sidebar/sidebar-name.ts'
import { type SidebarDoc, type SidebarNode, sidebarPlaces } from '../sidebar/sidebar-tree.ts'
import { loadWritten } from './load-written.ts'
import type { PageContext, PlanContext } from './page-context.ts'

/** For docs that no sidebar shows. */
const NO_SIDEBAR: readonly SidebarNode[] = []

/** A doc with its place in the sidebar. Outside of every sidebar there are no breadcrumbs and no neighbours. */
export function loadDoc(route: Route, doc: DocRecord, context: PlanContext): DocPage {
  const { content } = context
  const own = versionOf(content, doc.version)
  const { docs, placeOf } = sidebarPlaces(shownSidebar(route, own))
  const place = placeOf.get(doc) ?? -1
  return {
    ...loadWritten(route, doc, context),
    kind: 'doc',
    breadcrumbs: breadcrumbs(docs[place], content.locale.basePath),
    ...neighbours(docs, place, doc, context),
    tags: [],
    version: describeVersion(doc, own, content),
  }
}

function shownSidebar({ sidebar }: Route, { version, sidebars }: VersionContent): readonly SidebarNode[] {
  const shown = [...sidebars].find(([name]) => sidebarName(version.name, name) === sidebar)
  return shown?.[1] ?? NO_SIDEBAR
}

function describeVersion(doc: DocRecord, { version }: VersionContent, content: LocaleContent): DocVersion {
  const { docs } = contentById(content)
  const alternates = content.versions.flatMap(({ version: { name } }) => {
    const same = docs.get(docRouteId(name, doc.docId))
    return same === undefined ? [] : [{ version: name, href: content.locale.basePath + same.address }]
  })
  return {
    name: version.name,
    label: content.messages.translate(versionLabelKey(version), version.label),
    banner: version.banner,
    isBadged: version.isBadged,
    alternates: content.versions.length > 1 ? alternates : [],
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
    previous: neighbour(previous, place < 1 ? undefined : docs[place - 1], doc.version, context),
    next: neighbour(next, place === -1 ? undefined : docs[place + 1], doc.version, context),
  }
}

/** The doc that front matter names, none for null or an unknown name, else the neighbour in the sidebar. */
function neighbour(
  written: string | null | undefined,
  beside: SidebarDoc | undefined,
  version: string,
  { content }: PageContext,
): PageLink | null {
  const { basePath } = content.locale
  if (written === undefined) return beside === undefined ? null : toLink(beside.doc, beside.label, basePath)
  if (written === null) return null
  const doc = contentById(content).docs.get(docRouteId(version, written))
  return doc === undefined ? null : toLink(doc, doc.title, basePath)
}

function toLink({ frontMatter, address }: DocRecord, label: string, basePath: string): PageLink {
  return {
    label: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? label,
    href: basePath + address,
  }
}
