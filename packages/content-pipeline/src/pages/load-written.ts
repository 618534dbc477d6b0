import { isWebAddress } from '../read/generated-documents.ts'
import type { Root } from 'hast'
import { createReferenceResolver, type ResolverContext } from '../links/create-reference-resolver.ts'
import type { DocCard, Route, TocEntry } from '../manifest/index.ts'
import type { WrittenPage } from '../manifest/page-parts.ts'
import type { TextPlan } from '../markdown/finish/resolve-text.ts'
import { descriptionOf, hasOwnHeading, headingOf } from '../records/make-record.ts'
import { isDocRecord, type WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { typedAttributes } from './island-attributes.ts'
import { docChanges } from '../changes/version-changes.ts'
import { translationNotes } from '../translation/translation-state.ts'
import { isOwnLayout } from './layouts.ts'
import { recordPreview } from './page-preview.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** Input for planning one page, with a list for its content. */
export interface PlanContext extends PageContext {
  /** Records how some content of the page is shown, and returns the empty content to use until then. */
  readonly placeText: (plan: TextPlan) => Root
}

/** Input for planning a text. */
type TextContext = ResolverContext & Pick<PageContext, 'islandSchemas'>

/** How the content of a record is shown on the page at `path`. */
export function planText(
  record: WrittenRecord<FrontMatter>,
  path: string,
  context: TextContext,
  cards: readonly DocCard[] = [],
): TextPlan {
  const resolve = createReferenceResolver(record.file, path, context)
  const { facts, textKey } = record.document
  const islands = typedAttributes(facts.islands, context.islandSchemas)
  return {
    textKey,
    shownKey: textKey,
    references: facts.references.map((reference) => {
      const resolved = resolve(reference)
      // A page can only keep its pictures from what the configuration permits.
      return resolved !== null && reference.type === 'image' && record.frontMatter.zoom === false
        ? { ...resolved, zoom: false }
        : resolved
    }),
    cards,
    ...(Object.keys(islands).length > 0 && { islands }),
    excerpt: null,
  }
}

/** How a post is shown in a list; `path` is the address of the post. */
export function planExcerpt(
  record: WrittenRecord<FrontMatter>,
  path: string,
  context: TextContext,
): TextPlan {
  const plan = planText(record, path, context)
  const { excerpt } = record.document.facts
  if (excerpt === null) return { ...plan, excerpt: { length: null, path } }
  return {
    ...plan,
    shownKey: excerpt.key,
    references: plan.references.slice(0, excerpt.referenceCount),
    excerpt: { length: excerpt.length, path },
  }
}

/** The parts that all written pages have around their content; `cards` are for `::cards`. */
export function loadWritten(
  route: Route,
  record: WrittenRecord<FrontMatter>,
  context: PlanContext,
  cards: readonly DocCard[] = [],
) {
  const { frontMatter, own } = record
  // A title in the text is always shown, as in Docusaurus.
  const { layout } = frontMatter
  const isHidden = layout === 'landing' || ('hide_title' in frontMatter && frontMatter.hide_title === true)
  const isTitleHidden = isHidden && !hasOwnHeading(record)
  const outdated = translationNotes(record, context)
  const changes = isDocRecord(record) ? docChanges(record, context) : null
  const text = { ...planText(record, route.path, context, cards), ...(changes !== null && { changes }) }
  return {
    // A route may be planned before the content with its description is compiled.
    route: { ...route, description: descriptionOf(record) },
    preview: recordPreview(record, context),
    body: context.placeText(outdated === null ? text : { ...text, sourceNotes: outdated.notes }),
    ...(outdated !== null && { outdatedBlocks: outdated.count }),
    heading: isTitleHidden ? [] : headingOf(record),
    ...(layout !== undefined &&
      isOwnLayout(layout, context.layouts) && { layout, frontMatter: { ...frontMatter, ...own } }),
    ...siteFrontMatterOf(record),
    toc: tableOfContents(record, route, context.config),
    ...(layout === 'wide' && { isWide: true as const }),
    editUrl: editUrl(record, route, context.config),
    lastUpdated: lastUpdated(record, route, context),
  }
}

/** The value that the site's schema returned. Only the site knows its type; its components get it from `Register`. */
export function siteFrontMatterOf({ own }: WrittenRecord<FrontMatter>): { readonly siteFrontMatter?: never } {
  return own === null ? {} : { siteFrontMatter: own as never }
}

function tableOfContents(
  { frontMatter, document }: WrittenRecord<FrontMatter>,
  route: Route,
  config: SiteConfig,
): TocEntry[] {
  const { layout } = frontMatter
  if (frontMatter.hide_table_of_contents === true || layout === 'landing') return []
  const own = route.kind === 'doc' && config.docs !== false ? config.docs.toc : undefined
  const settings = own ?? config.toc
  const min = frontMatter.toc_min_heading_level ?? settings.minLevel
  const max = frontMatter.toc_max_heading_level ?? settings.maxLevel
  return document.facts.headings.filter(({ level }) => level >= min && level <= max)
}

function editUrl(
  { frontMatter, file }: WrittenRecord<FrontMatter>,
  { kind }: Route,
  { docs, blog }: SiteConfig,
): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url
  const settings = kind === 'doc' ? docs : kind === 'post' && blog
  if (settings === false || settings.editUrl === undefined) return null
  // Nobody can edit what a commit has.
  if (file.collection.base !== '') return null
  const isOwn = settings.editTranslations || !file.hasOriginal
  const origin = isOwn ? file.origin : file.originalOrigin
  // A file on another host cannot be edited here.
  if (origin !== null && isWebAddress(origin.file)) return null
  const path = origin?.file ?? (isOwn ? file.source.file : file.originalFile)
  return `${settings.editUrl.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Front matter takes precedence over Git, value by value. */
function lastUpdated(
  { frontMatter, file }: WrittenRecord<FrontMatter>,
  { kind }: Route,
  { config: { docs }, history }: PageContext,
): WrittenPage['lastUpdated'] {
  const wanted = kind === 'doc' && docs !== false ? docs.lastUpdated : false
  const commit = wanted === false ? undefined : history.get(file.origin?.file ?? file.source.file)?.last
  const committer = wanted === 'date-and-author' ? commit?.author : undefined
  const date = (frontMatter.last_update?.date ?? commit?.moment)?.slice(0, 10) ?? null
  const author = frontMatter.last_update?.author ?? committer ?? null
  return date === null && author === null ? null : { date, author }
}
