import { findOverload, loadNativeParser } from '@fyr/markdown-parser'
import { changeMarkdown, someMarkdown, walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root as HastRoot } from 'hast'
import type { Html, Paragraph, Root } from 'mdast'
import type { Issue } from '../diagnostic.ts'
import type { TocEntry, TocSpan } from '../manifest/index.ts'
import { applyRehypePlugins } from './html/apply-rehype-plugins.ts'
import { framesToEmbeds } from './html/frames-to-embeds.ts'
import { prepareImages } from './html/prepare-images.ts'
import { prepareMedia } from './html/prepare-media.ts'
import { setDirections } from './html/set-directions.ts'
import { namesToIds } from './html/names-to-ids.ts'
import { disownSpecialElements } from './html/disown-special-elements.ts'
import { dropUnseen } from './html/drop-unseen.ts'
import { countWords } from './metadata/count-words.ts'
import { certainName } from '../nearest-name.ts'
import { withoutUnseen, withoutUnseenIn } from '../unseen-characters.ts'
import { type DocumentContext, reportTooDeep } from './document/document-context.ts'
import { dropUnusedFootnotes, usedFootnotes } from './metadata/drop-unused-footnotes.ts'
import { nameFields } from './metadata/name-fields.ts'
import { takeElementHeadings } from './finish/take-element-headings.ts'
import { takeHeadings } from './metadata/take-headings.ts'
import { plainText } from './document/plain-text.ts'
import { reportDroppedHtml } from './html/report-dropped-html.ts'
import { reportOpenTags } from './html/report-open-tags.ts'
import { reportIgnoredTags } from './html/report-ignored-tags.ts'
import { takeTitle } from './metadata/take-title.ts'
import { toHypertext } from './html/to-hypertext.ts'
import { TRUNCATE_EXPRESSION, TRUNCATE_TAG } from './metadata/truncate-tag.ts'
import { readComponents } from './components/read-components.ts'
import { ValueExcess } from './components/value-excess.ts'
import { insertIncludes } from './includes/insert-includes.ts'
import { placeElements } from './includes/included-places.ts'
import { definitionNames, renameDefinitions } from './includes/rename-definitions.ts'
import { renameDrawings } from './includes/rename-drawings.ts'
import { insertEmoji } from './directives/insert-emoji.ts'
import { insertVariables } from './directives/insert-variables.ts'
import { parseMarkdown } from './parse/parse-markdown.ts'
import { readAlerts } from './directives/read-alerts.ts'
import { readImageAttributes } from './directives/read-image-attributes.ts'
import { insertToc, isTocMark } from './metadata/insert-toc.ts'
import { findDeepTabs } from './checks/find-deep-tabs.ts'
import { findRepeatedAddresses } from './checks/find-repeated-addresses.ts'
import { reportNameless } from './checks/report-nameless.ts'
import { reportStrayEnds } from './checks/report-stray-ends.ts'
import { reportUnreadSyntax } from './checks/report-unread-syntax.ts'
import { runPlugins } from './plugins/run-plugins.ts'
import { insertGlossary } from './terms/insert-glossary.ts'
import { insertTerms } from './terms/insert-terms.ts'
import { reportAvoidedWords } from './terms/report-avoided-words.ts'
import { transformCodeGroups } from './code/transform-code-groups.ts'
import { transformDirectives } from './directives/transform-directives.ts'
import { attachOperation } from './directives/transform-reference.ts'

const TRUNCATE_COMMENT = /^<!--\s*truncate\s*-->$/

/** One or more comments and nothing else. */
const COMMENTS = /^(?:<!--[^-]*(?:-(?!->)[^-]*)*-->\s*)+$/

/** A comment of one word, which may be a misspelt truncate marker. */
const WORD_COMMENT = /^<!--\s*([\w-]+)\s*-->$/

/** The marker of other tools. */
const OTHER_MARKERS = new Set(['more', 'excerpt', 'read-more', 'cut'])

/** Facts about the HTML of a document, once its comments are removed. */
interface PreparedHtml {
  /** Whether any raw HTML is left. */
  readonly hasHtml: boolean
  /** As in `ParsedDocument`. */
  readonly otherMarkers: readonly Html[]
}

/** A document as a tree whose links, images and code are still as written, and its metadata. */
export interface ParsedDocument {
  /** Neither sanitised nor resolved: it must not be shown as it is. */
  readonly tree: HastRoot
  /** The level-1 heading at the start of the document, removed from the tree. */
  readonly title: readonly TocSpan[] | null
  /** Whether the title is that of the file, and not of a generated document below its text. */
  readonly hasOwnTitle: boolean
  readonly headings: readonly TocEntry[]
  /** Plain text of the first paragraph that has any, or empty. */
  readonly firstParagraph: string
  readonly words: number
  /** Comments that look like a truncate marker, in a document without one. */
  readonly otherMarkers: readonly Html[]
}

/** The result for a document that cannot be parsed. */
const EMPTY: ParsedDocument = {
  tree: { type: 'root', children: [] },
  title: null,
  hasOwnTitle: false,
  headings: [],
  firstParagraph: '',
  words: 0,
  otherMarkers: [],
}

/** What a content source made of a document. */
interface GeneratedParts {
  /** The Markdown of a generated document that the text is prose for, on its lines of the whole text; null without one. */
  readonly below: string | null
  /** The operation that readers can call from the generated document, as JSON; null for none. */
  readonly operation: string | null
}

const NOT_GENERATED: GeneratedParts = { below: null, operation: null }

/**
 * The stages of a document in order: Markdown tree, metadata, elements, checks. Reports all mistakes but those of links and
 * images, which need the other documents. `finishText` colours code and sanitises the result.
 */
export async function parseDocument(
  markdown: string,
  context: DocumentContext,
  { below, operation }: GeneratedParts = NOT_GENERATED,
): Promise<ParsedDocument> {
  await loadNativeParser()
  const tree = parseBlocks(markdown, context)
  if (tree === null) return EMPTY
  if (below === null && operation !== null) attachOperation(tree, markdown, operation)
  const footnotes = usedFootnotes(tree)
  const ownTitle = takeTitle(tree, context)
  const generatedTitle = appendBelow(tree, { below, operation }, context)
  const title = ownTitle ?? generatedTitle
  dropUnusedFootnotes(tree, footnotes, context)
  const written = takeHeadings(tree, context)
  const isTruncated = replaceTruncateExpressions(tree)
  const { hasHtml, otherMarkers } = prepareHtml(tree, isTruncated)
  const facts = { firstParagraph: withoutUnseen(firstParagraph(tree)), words: countWords(collectText(tree)) }
  const excess = insertToc(tree, written) ?? findRepeatedAddresses(tree) ?? findDeepTabs(tree)
  if (excess !== null) {
    context.log.add(context.source, excess)
    return EMPTY
  }
  const hypertext = await toHypertext(tree, hasHtml, context)
  if (hypertext === null) {
    reportTooDeep({ line: 1, column: 1 }, context)
    return EMPTY
  }
  placeElements(hypertext, context.includes?.nodes ?? [])
  if (hasHtml) reportIgnoredTags(tree, hypertext, context)
  const extended = await applyRehypePlugins(hypertext, context)
  if (extended === null) return EMPTY
  const headings = takeElementHeadings(extended, written, context)
  if (hasHtml || context.plugins !== null) {
    framesToEmbeds(extended)
    prepareMedia(extended)
    namesToIds(extended, headings)
  }
  prepareImages(extended)
  if (hasHtml || context.plugins !== null) reportDroppedHtml(extended, context)
  setDirections(extended)
  nameFields(extended)
  dropUnseen(extended)
  reportNameless(extended, context)
  return {
    tree: extended,
    title: withoutUnseenIn(title),
    hasOwnTitle: ownTitle !== null,
    headings: withoutUnseenIn(headings),
    otherMarkers,
    ...facts,
  }
}

/** Appends a generated document, whose title is returned. It is parsed for itself: nothing in the prose can reach into it. */
function appendBelow(
  tree: Root,
  { below, operation }: GeneratedParts,
  context: DocumentContext,
): readonly TocSpan[] | null {
  const generated = below === null ? null : parseBlocks(below, context)
  if (below === null || generated === null) return null
  if (operation !== null) attachOperation(generated, below, operation)
  const title = takeTitle(generated, context)
  renameDefinitions(generated, definitionNames(tree))
  renameDrawings(generated, 'generated-')
  tree.children = [...tree.children, ...generated.children]
  return title
}

/**
 * The stages that an included file goes through too: plugins, checks, variables, directives and includes. Null for
 * Markdown that is too large or too deep to parse, which is reported.
 */
function parseBlocks(markdown: string, context: DocumentContext): Root | null {
  const overload = findOverload(markdown)
  if (overload !== null) {
    context.log.add(context.source, overload)
    return null
  }
  const { plugins } = context
  const parsed = parseMarkdown(markdown, {
    parser: plugins?.remark,
    variables: context.variables,
    isMdx: context.source.file.endsWith('.mdx'),
  })
  if (parsed.type === 'refused') {
    context.log.add(context.source, parsed.issue)
    return null
  }
  const excess = readWithinLimits(parsed.tree, context)
  if (excess !== null) {
    context.log.add(context.source, excess)
    return null
  }
  const tree = plugins === null ? parsed.tree : runPlugins(plugins.remark, parsed.tree, context)
  if (tree === null) return null
  readAlerts(tree, markdown)
  reportAvoidedWords(tree, context)
  insertTerms(tree, context)
  insertEmoji(tree, context)
  readImageAttributes(tree, context)
  reportStrayEnds(tree, context)
  reportUnreadSyntax(tree, context)
  reportOpenTags(tree, context)
  // Labels of tabs come from directives, so their variables come first.
  insertVariables(tree, context)
  transformDirectives(tree, context)
  transformCodeGroups(tree, context)
  insertGlossary(tree, context)
  insertIncludes(tree, context, parseBlocks)
  return tree
}

/** Reads the components of a tree; returns what is too large in it, or null. */
function readWithinLimits(tree: Root, context: DocumentContext): Issue | null {
  try {
    readComponents(tree, context)
    return null
  } catch (error) {
    if (error instanceof ValueExcess) return error.issue
    throw error
  }
}

/** Turns truncate markers that are paragraphs into elements; returns whether there were any. */
function replaceTruncateExpressions(tree: Root): boolean {
  const markers = tree.children.filter((node) => node.type === 'paragraph' && isTruncateExpression(node))
  for (const marker of markers) Object.assign(marker, truncateElement())
  return markers.length > 0
}

/** Without spaces inside, the parser takes part of the marker for emphasis. */
function isTruncateExpression({ children }: Paragraph): boolean {
  if (children.length !== 1 && children.length !== 3) return false
  const written = children.map((node) =>
    node.type === 'emphasis' ? `*${plainText(node, ' ')}*` : plainText(node, ' '),
  )
  return TRUNCATE_EXPRESSION.test(written.join(''))
}

/** The internal marker of the end of an excerpt. */
function truncateElement(): Paragraph {
  return { type: 'paragraph', children: [], data: { hName: TRUNCATE_TAG } }
}

/** Drops comments and turns the truncate marker into an element. A document may have a marker that is not HTML. */
function prepareHtml(tree: Root, hasMarker: boolean): PreparedHtml {
  let hasHtml = false
  let isTruncated = hasMarker
  const otherMarkers: Html[] = []
  if (!someMarkdown(tree, (node) => node.type === 'html')) return { hasHtml, otherMarkers }
  changeMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return null
    if (isTruncateMarker(node.value.trim()) && parent.type === 'root') {
      isTruncated = true
      parent.children.splice(index, 1, truncateElement())
      return index + 1
    }
    if (!COMMENTS.test(node.value.trim())) {
      hasHtml = true
      node.value = disownSpecialElements(node.value)
      return null
    }
    if (isOtherMarker(node)) otherMarkers.push(node)
    parent.children.splice(index, 1)
    return index
  })
  return { hasHtml, otherMarkers: isTruncated ? [] : otherMarkers }
}

/** Whether an HTML node is the truncate marker of a post, between two blocks. */
export function isTruncateMarker(html: string): boolean {
  return TRUNCATE_COMMENT.test(html)
}

/** Whether a comment may be a misspelt truncate marker. */
function isOtherMarker({ value }: Html): boolean {
  const word = WORD_COMMENT.exec(value.trim())?.[1] ?? ''
  return OTHER_MARKERS.has(word.toLowerCase()) || certainName(word, ['truncate']) !== null
}

function firstParagraph(tree: Root): string {
  for (const node of tree.children) {
    if (node.type !== 'paragraph' || isTocMark(node)) continue
    const words = plainText(node, ' ').replaceAll(/\s+/g, ' ').trim()
    if (words !== '') return words
  }
  return ''
}

/** All text of a tree, with spaces between blocks so that words do not merge. */
function collectText(tree: Root): string {
  const texts: string[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') texts.push(node.value)
    else if (node.type === 'break' || 'children' in node) texts.push(' ')
  })
  return texts.join('')
}
