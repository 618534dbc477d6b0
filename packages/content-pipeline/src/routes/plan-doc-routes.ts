import type { DiagnosticLog } from '../content-error.ts'
import { suggestName } from '../nearest-name.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { locate } from '../schemas/parse-site-config.ts'
import { flattenDocs } from '../sidebar/sidebar-tree.ts'
import type { LocaleContent } from './locale-content.ts'
import { type PlannedRoute, planWritten } from './planned-route.ts'
import type { DocRecord } from './records.ts'

const ID_ADVICE = 'An id is the path under the docs folder without ".md".'

/** A route for every doc. A doc belongs to the last sidebar that lists it, unless it names another or none itself. */
export function planDocRoutes(
  content: LocaleContent,
  config: SiteConfig,
  log: DiagnosticLog,
): PlannedRoute[] {
  if (config.docs === false) return []
  const membership = new Map<DocRecord, string>()
  for (const [name, nodes] of content.sidebars) {
    for (const { doc } of flattenDocs(nodes)) membership.set(doc, name)
  }
  if (content.locale.isDefault) checkMainDoc(content, config, log)
  return content.docs.map((doc) => {
    const wanted = doc.frontMatter.displayed_sidebar
    if (typeof wanted === 'string' && !content.sidebars.has(wanted)) reportSidebar(doc, wanted, content, log)
    for (const key of ['pagination_prev', 'pagination_next'] as const) checkNeighbour(doc, key, content, log)
    return planWritten(doc, 'doc', wanted === undefined ? (membership.get(doc) ?? null) : wanted)
  })
}

function reportSidebar(
  doc: DocRecord,
  wanted: string,
  { sidebars }: LocaleContent,
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
  { docs }: LocaleContent,
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

function checkMainDoc(
  { docs }: LocaleContent,
  { docs: settings, source }: SiteConfig,
  log: DiagnosticLog,
): void {
  if (settings === false || settings.mainDoc === undefined) return
  const { mainDoc } = settings
  if (docs.some((doc) => doc.docId === mainDoc)) return
  const ids = docs.map((doc) => doc.docId)
  log.add(source, {
    code: 'unknown-doc-id',
    problem: `"docs.mainDoc" names the doc "${mainDoc}", which does not exist.`,
    hint: suggestName(mainDoc, ids, ID_ADVICE),
    at: locate(source.text, ['docs', 'mainDoc', mainDoc]),
  })
}
