import type { Root } from 'hast'
import { createReferenceResolver } from '../links/create-reference-resolver.ts'
import type { Route, TocEntry } from '../manifest/types.ts'
import { type FinishedExcerpt, finishDocument, finishExcerpt } from '../markdown/finish-document.ts'
import { parseDocument } from '../markdown/parse-document.ts'
import { includePlace } from '../read/read-collection.ts'
import type { WrittenRecord } from '../routes/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { PageContext } from './page-context.ts'

/** Derives the content of a written page from its text. */
export function loadBody(
  record: WrittenRecord<FrontMatter>,
  path: string,
  context: PageContext,
): Promise<Root> {
  return finishDocument(parseRecord(record, context), createReferenceResolver(record.file, path, context))
}

/** Derives what a list shows of a post from its text. */
export function loadExcerpt(
  record: WrittenRecord<FrontMatter>,
  path: string,
  context: PageContext,
): Promise<FinishedExcerpt> {
  return finishExcerpt(
    parseRecord(record, context),
    path,
    createReferenceResolver(record.file, path, context),
  )
}

function parseRecord(
  { markdown, file }: WrittenRecord<FrontMatter>,
  { root, variables, plugins, log }: PageContext,
): Root {
  const includes = includePlace(root, file)
  return parseDocument(markdown, { source: file.source, variables, plugins, log, includes }).tree
}

/** What all written pages show around their text. */
export async function loadWritten(route: Route, record: WrittenRecord<FrontMatter>, context: PageContext) {
  const body = await loadBody(record, route.path, context)
  const { frontMatter } = record
  const isTitleHidden = 'hide_title' in frontMatter && frontMatter.hide_title === true
  return {
    route,
    body,
    heading: isTitleHidden ? [] : record.heading,
    toc: tableOfContents(record, route, context.config),
    editUrl: editUrl(record, route, context.config),
    lastUpdated: lastUpdated(frontMatter),
  }
}

function tableOfContents(
  { frontMatter, facts }: WrittenRecord<FrontMatter>,
  route: Route,
  config: SiteConfig,
): TocEntry[] {
  if (frontMatter.hide_table_of_contents === true) return []
  const own = route.kind === 'doc' && config.docs !== false ? config.docs.toc : undefined
  const settings = own ?? config.toc
  const min = frontMatter.toc_min_heading_level ?? settings.minLevel
  const max = frontMatter.toc_max_heading_level ?? settings.maxLevel
  return facts.headings.filter(({ level }) => level >= min && level <= max)
}

function editUrl(
  { frontMatter, file }: WrittenRecord<FrontMatter>,
  route: Route,
  { docs }: SiteConfig,
): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url
  if (route.kind !== 'doc' || docs === false || docs.editUrl === undefined) return null
  return `${docs.editUrl.replace(/\/$/, '')}/${file.source.file}`
}

function lastUpdated({ last_update: update }: FrontMatter): { date: string; author: string | null } | null {
  return update?.date === undefined ? null : { date: update.date.slice(0, 10), author: update.author ?? null }
}
