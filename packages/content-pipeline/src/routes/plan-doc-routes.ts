import type { DiagnosticLog } from '../content-error.ts'
import { suggestName } from '../nearest-name.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { locate } from '../schemas/parse-site-config.ts'
import { flattenDocs } from '../sidebar/sidebar-tree.ts'
import { sidebarName } from '../sidebar/sidebar-name.ts'
import { allDocs, type LocaleContent, type VersionContent } from './locale-content.ts'
import { type PlannedRoute, planWritten } from './planned-route.ts'
import type { DocRecord } from './records.ts'

const ID_ADVICE = 'An id is the path under the docs folder without ".md".'

/** A route for every doc of every version. */
export function planDocRoutes(
  content: LocaleContent,
  config: SiteConfig,
  log: DiagnosticLog,
): PlannedRoute[] {
  if (content.locale.isDefault) checkMainDoc(content, config, log)
  const last = content.versions.find(({ version }) => version.isLast)
  const lastById = new Map(last?.docs.map((doc) => [doc.docId, doc]))
  return content.versions.flatMap((version) => planVersion(version, lastById, log))
}

/** A doc belongs to the last sidebar that lists it, unless it names another or none itself. */
function planVersion(
  content: VersionContent,
  lastById: ReadonlyMap<string, DocRecord>,
  log: DiagnosticLog,
): PlannedRoute[] {
  const { version, docs, sidebars } = content
  const membership = new Map<DocRecord, string>()
  for (const [name, nodes] of sidebars) {
    for (const { doc } of flattenDocs(nodes)) membership.set(doc, name)
  }
  return docs.map((doc) => {
    const wanted = doc.frontMatter.displayed_sidebar
    if (typeof wanted === 'string' && !sidebars.has(wanted)) reportSidebar(doc, wanted, content, log)
    for (const key of ['pagination_prev', 'pagination_next'] as const) checkNeighbour(doc, key, content, log)
    const name = wanted === undefined ? (membership.get(doc) ?? null) : wanted
    const planned = planWritten(doc, 'doc', name === null ? null : sidebarName(version.name, name))
    return {
      ...planned,
      isIndexed: planned.isIndexed && version.isIndexed,
      canonical: lastById.get(doc.docId)?.address ?? doc.address,
    }
  })
}

function reportSidebar(
  doc: DocRecord,
  wanted: string,
  { sidebars }: VersionContent,
  log: DiagnosticLog,
): void {
  const names = [...sidebars.keys()]
  log.add(doc.file.source, {
    code: 'unknown-sidebar',
    problem: `This doc asks for the sidebar "${wanted}", which does not exist.`,
    hint: suggestName(wanted, names, `Sidebars: ${names.join(', ')}.`),
    at: doc.locate(['displayed_sidebar']),
  })
}

function checkNeighbour(
  doc: DocRecord,
  key: 'pagination_prev' | 'pagination_next',
  { docs }: VersionContent,
  log: DiagnosticLog,
): void {
  const wanted = doc.frontMatter[key]
  if (!doc.ownKeys.has(key) || typeof wanted !== 'string') return
  if (docs.some((candidate) => candidate.docId === wanted)) return
  const ids = docs.map((candidate) => candidate.docId)
  log.add(doc.file.source, {
    code: 'unknown-doc-id',
    problem: `"${key}" names the doc "${wanted}", which does not exist.`,
    hint: suggestName(wanted, ids, ID_ADVICE),
    at: doc.locate([key]),
  })
}

/** Not every version need have it. */
function checkMainDoc(
  content: LocaleContent,
  { docs: settings, source }: SiteConfig,
  log: DiagnosticLog,
): void {
  if (settings === false || settings.mainDoc === undefined) return
  const docs = allDocs(content)
  const { mainDoc } = settings
  if (docs.some((doc) => doc.docId === mainDoc)) return
  const ids = new Set(docs.map((doc) => doc.docId))
  log.add(source, {
    code: 'unknown-doc-id',
    problem: `"docs.mainDoc" names the doc "${mainDoc}", which does not exist.`,
    hint: suggestName(mainDoc, ids, ID_ADVICE),
    at: locate(source.text, ['docs', 'mainDoc', mainDoc]),
  })
}
