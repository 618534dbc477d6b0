import type { DiagnosticLog } from '../diagnostic.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { locate } from '../schemas/locate.ts'
import { flattenPages, isDoc, type SidebarPage } from '../sidebar/sidebar-tree.ts'
import { adviceForDocId, suggestDocId } from '../sidebar/suggest-doc-id.ts'
import { sidebarName, suggestSidebar } from '../sidebar/sidebar-names.ts'
import { allDocs, type LocaleContent, olderVersion, type VersionContent } from './locale-content.ts'
import { type PlannedRoute, planGenerated, planWritten } from './planned-route.ts'
import { type DocRecord, isDocRecord } from '../records/records.ts'
import { docsChangesAddress, docTagsAddress } from '../records/spell-address.ts'
import { sameDocIn } from './same-doc.ts'
import { docTags } from './used-tags.ts'

/** Routes of every version and of further docs: docs, generated category pages, tags in use. */
export function planDocRoutes(
  content: LocaleContent,
  config: SiteConfig,
  log: DiagnosticLog,
): PlannedRoute[] {
  if (content.locale.isDefault) checkMainDoc(content, config, log)
  const plans = content.docs.map((one) => ({
    one,
    routes: [
      ...planDocs(one, log),
      ...planCategories(one),
      ...planTags(one, config),
      ...planChanges(one, olderVersion(content, one.version.name), config),
    ],
  }))
  const last = plans.find(({ one }) => one.version.isLast)
  const lastByName = new Map(last?.routes.map((route) => [nameInVersion(route, last.one), route]))
  return plans.flatMap(({ one, routes }) =>
    routes.map((route) => ({
      ...route,
      isIndexed: route.isIndexed && one.version.isIndexed,
      canonical: one.version.isFurther
        ? route.address
        : (lastByName.get(nameInVersion(route, one))?.address ??
          renamedIn(last?.one, route, content)?.address ??
          route.address),
    })),
  )
}

/** The doc that a doc of another version is called now. */
function renamedIn(
  last: VersionContent | undefined,
  { record }: PlannedRoute,
  content: LocaleContent,
): DocRecord | null {
  return last !== undefined && record !== null && isDocRecord(record)
    ? sameDocIn(record, last, content)
    : null
}

/** Name of a route within its version: equal for the same page of two versions. */
function nameInVersion({ kind, id, record }: PlannedRoute, { version }: VersionContent): string {
  const name = record === null ? id.replace(`/${version.name}`, '') : id.replace(/^[^/]*\//, '')
  return `${kind} ${name}`
}

/** A doc belongs to the last sidebar that lists it, unless it sets another one or none. */
function planDocs(content: VersionContent, log: DiagnosticLog): PlannedRoute[] {
  const { version, docs, sidebars } = content
  const membership = new Map<SidebarPage, string>()
  for (const [name, nodes] of sidebars) {
    for (const { page } of flattenPages(nodes)) membership.set(page, name)
  }
  return docs.map((doc) => {
    const wanted = doc.frontMatter.displayed_sidebar
    checkSidebar(doc, content, log)
    for (const key of ['pagination_prev', 'pagination_next'] as const) checkNeighbour(doc, key, content, log)
    const name = wanted === undefined ? (membership.get(doc) ?? null) : wanted
    return planWritten(doc, 'doc', name === null ? null : sidebarName(version.name, name))
  })
}

function planCategories({ version, sidebars }: VersionContent): PlannedRoute[] {
  return [...sidebars].flatMap(([name, nodes]) =>
    flattenPages(nodes).flatMap(({ page }) =>
      isDoc(page)
        ? []
        : [
            planGenerated('doc-category', page.id, page.address, {
              title: page.title,
              description: page.description,
              sidebar: sidebarName(version.name, name),
              origin: { source: page.location.source, locate: () => page.location.at },
            }),
          ],
    ),
  )
}

function planTags(content: VersionContent, config: SiteConfig): PlannedRoute[] {
  const { version } = content
  const used = [...docTags(content).values()]
  if (used.length === 0) return []
  return [
    planGenerated('doc-tags', `doc-tags/${version.name}`, docTagsAddress(version, config)),
    ...used.map(({ tag: { permalink, description } }) => {
      const id = `doc-tags/${version.name}/${permalink}`
      const address = docTagsAddress(version, config, permalink)
      return planGenerated('doc-tag', id, address, { description: description ?? '' })
    }),
  ]
}

/** The page that compares a version with the one before it. */
function planChanges(
  { version }: VersionContent,
  before: VersionContent | null,
  config: SiteConfig,
): PlannedRoute[] {
  if (before === null || config.docs === false || !config.docs.changes) return []
  const id = `doc-changes/${version.name}/${before.version.name}`
  const route = planGenerated('doc-changes', id, docsChangesAddress(before.version, version, config))
  return [{ ...route, isIndexed: version.isLast }]
}

function checkSidebar(doc: DocRecord, { sidebars }: VersionContent, log: DiagnosticLog): void {
  const wanted = doc.frontMatter.displayed_sidebar
  if (!doc.ownKeys.includes('displayed_sidebar') || typeof wanted !== 'string') return
  if (sidebars.has(wanted)) return
  const names = [...sidebars.keys()]
  log.add(doc.file.source, {
    code: 'unknown-sidebar',
    problem: `This doc uses the sidebar "${wanted}", which does not exist.`,
    hint: suggestSidebar(wanted, names),
    at: doc.locate(['displayed_sidebar']),
  })
}

function checkNeighbour(
  doc: DocRecord,
  key: 'pagination_prev' | 'pagination_next',
  { docs, version }: VersionContent,
  log: DiagnosticLog,
): void {
  const wanted = doc.frontMatter[key]
  if (!doc.ownKeys.includes(key) || typeof wanted !== 'string') return
  if (docs.some((candidate) => candidate.docId === wanted)) return
  log.add(doc.file.source, {
    code: 'unknown-doc-id',
    problem: `"${key}" refers to the doc "${wanted}", which does not exist.`,
    ...adviceForDocId(wanted, docs, version),
    at: doc.locate([key]),
  })
}

/** Not every version needs to have it. */
function checkMainDoc(
  content: LocaleContent,
  { docs: settings, source }: SiteConfig,
  log: DiagnosticLog,
): void {
  if (settings === false || settings.mainDoc === undefined) return
  const docs = allDocs(content)
  const { mainDoc } = settings
  if (docs.some((doc) => doc.docId === mainDoc)) return
  log.add(source, {
    code: 'unknown-doc-id',
    problem: `"docs.mainDoc" names the doc "${mainDoc}", which does not exist.`,
    hint: suggestDocId(mainDoc, docs, 'the docs folder'),
    at: locate(source.text, ['docs', 'mainDoc', mainDoc]),
  })
}
