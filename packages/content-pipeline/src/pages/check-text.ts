import { COMPONENT_NAMES } from '@fyr/markdown-parser/component-names'
import type { Issue, SourceText } from '../diagnostic.ts'
import type { EmbedUse } from '../markdown/directives/find-embeds.ts'
import { embedEntry, frameOrigin } from '../markdown/directives/frame-address.ts'
import type { IslandUse } from '../markdown/directives/find-islands.ts'
import { kebabCase } from '../kebab-case.ts'
import { nearestName, suggestName } from '../nearest-name.ts'
import { attributeIssues } from './island-attributes.ts'
import { layoutIssue } from './layouts.ts'
import type { BrokenLinkContext } from '../links/broken-link.ts'
import { createReferenceResolver } from '../links/create-reference-resolver.ts'
import type { Route } from '../manifest/index.ts'
import { versionOf } from '../routes/locale-content.ts'
import { MISPLACED_CARDS } from '../markdown/directives/find-cards.ts'
import { isDocRecord, isPostRecord, type WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import { categoryOf } from '../sidebar/sidebar-tree.ts'
import { checkTranslatedTerms } from '../translation/check-terms.ts'
import { checkTranslation } from '../translation/translation-state.ts'
import { shownSidebar } from './doc-surroundings.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { postPicture } from './post-picture.ts'

/**
 * Reports to the log of `context` what only the whole site shows about the content of a page: broken links and images,
 * unknown islands, frames that the configuration does not allow, a translation that is older than its original, cards on a page without a category, and a post that lists show whole.
 */
export function checkText(
  record: WrittenRecord<FrontMatter>,
  route: Route,
  context: PageContext & Pick<BrokenLinkContext, 'findMoved'>,
): void {
  const { references, cards, islands, embeds, uncutAt } = record.document.facts
  const resolve = createReferenceResolver(record.file, route.path, context)
  for (const reference of references) resolve(reference)
  // Lists are planned one by one, later than all pictures of the site have to be known.
  if (isPostRecord(record)) postPicture(record, context)
  if (uncutAt !== null && isPostRecord(record) && !record.isUnlisted && !record.file.isFallback)
    context.log.add(record.file.source, { ...UNTRUNCATED_POST, at: uncutAt })
  if (!record.file.isFallback) {
    reportUnknownLayout(record, context)
    checkIslands(islands, record.file.source, context)
    checkTranslation(record, context)
    checkTranslatedTerms(record, context)
    reportUnknownEmbeds(embeds, record.file.source, context)
  }
  if (cards.length === 0 || !isDocRecord(record) || record.file.isFallback) return
  const nodes = shownSidebar(route, versionOf(context.content, record.version))
  if (categoryOf(record, nodes) !== null) return
  for (const at of cards) context.log.add(record.file.source, { ...MISPLACED_CARDS, at })
}

/** A translation has the layout of its original, where an unknown one is reported. */
function reportUnknownLayout(record: WrittenRecord<FrontMatter>, { layouts, log }: PageContext): void {
  const issue = record.ownKeys.includes('layout') ? layoutIssue(record.frontMatter.layout, layouts) : null
  if (issue !== null) log.add(record.file.source, { ...issue, at: record.locate(['layout']) })
}

function checkIslands(
  islands: readonly IslandUse[],
  source: SourceText,
  { islands: known, islandSchemas, log }: PageContext,
): void {
  for (const island of islands) {
    const { name, component, line, column } = island
    const at = { line, column }
    if (known === null || known.includes(name)) {
      const schema = islandSchemas.get(name)
      if (schema !== undefined)
        for (const issue of attributeIssues(island, schema, source)) log.add(source, issue)
      continue
    }
    if (component !== undefined) {
      log.add(source, { ...unknownComponent(component, name, known), at })
      continue
    }
    log.add(source, { ...unknownIsland(name, known), at })
  }
}

function reportUnknownEmbeds(
  embeds: readonly EmbedUse[],
  source: SourceText,
  { config, log }: PageContext,
): void {
  const known = new Set(config.embeds.map(frameOrigin))
  for (const { origin, ...at } of embeds) {
    if (known.has(origin)) continue
    const problem = `The configuration does not allow frames from "${origin}".`
    log.add(source, {
      code: 'unknown-embed',
      problem,
      hint: `Add "${embedEntry(origin)}" to "embeds" in ${config.source.file}.`,
      at,
    })
  }
}

function unknownIsland(name: string, islands: readonly string[]): Issue {
  const code = 'unknown-island'
  const problem = `Unknown island "${name}".`
  const spelled = islands.find((one) => one === kebabCase(name))
  // Components have names with capitals, and their islands the same in small letters with hyphens.
  if (spelled !== undefined)
    return { code, problem, hint: `Write "::island{name=${spelled}}" or "<${name} />".` }
  if (COMPONENT_NAMES.has(name))
    return { code, problem, hint: `"${name}" is a component of the theme: write "<${name}>".` }
  const advice =
    islands.length === 0
      ? `Add the component theme/islands/${name}.tsx.`
      : `Files in theme/islands: ${islands.join(', ')}.`
  return { code, problem, hint: suggestName(name, islands, advice) }
}

/** A tag that some authors expect of a site with islands; the name is in an attribute, as in `::island`. */
const ISLAND_COMPONENT = 'Island'

function unknownComponent(component: string, island: string, islands: readonly string[]): Issue {
  if (component === ISLAND_COMPONENT)
    return {
      code: 'unknown-component',
      problem: `Unknown component <${component}>.`,
      hint: `Write "::island{name=…}", or the name itself as a tag: ${islands.length === 0 ? '"<Chart />"' : islands.map((one) => `"<${componentName(one)} />"`).join(', ')}.`,
    }
  const near = nearestName(component, [...COMPONENT_NAMES, ...islands.map(componentName)])
  const question = near === null ? '' : `Did you mean "${near}"? `
  return {
    code: 'unknown-component',
    problem: `Unknown component <${component}>.`,
    hint: `${question}To show a component of your own, add theme/islands/${island}.tsx. Otherwise, write Markdown.`,
  }
}

/** `tide-table` as a tag: `TideTable`. */
function componentName(island: string): string {
  return island.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

const UNTRUNCATED_POST: Issue = {
  code: 'untruncated-post',
  problem: 'This post has no excerpt marker, so lists show the whole post.',
  hint: 'Put "<!-- truncate -->" on its own line after the first paragraph.',
}
