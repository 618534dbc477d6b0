import { posix } from 'node:path'
import type { Root } from 'hast'
import type { Html } from 'mdast'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { createDiagnosticLog } from '../diagnostic.ts'
import {
  type DocumentContext,
  noValues,
  type PageValues,
  reportAt,
} from '../markdown/document/document-context.ts'
import { findCards, MISPLACED_CARDS } from '../markdown/directives/find-cards.ts'
import { findEmbeds } from '../markdown/directives/find-embeds.ts'
import { findIslands } from '../markdown/directives/find-islands.ts'
import { findExcerptStart } from '../markdown/metadata/find-excerpt-start.ts'
import { findTabs } from '../markdown/finish/find-tabs.ts'
import { findIds } from '../markdown/finish/find-references.ts'
import { nameValues, packBlocks, readHeadTexts } from '../markdown/finish/block-facts.ts'
import { type FinishedExcerpt, finishText } from '../markdown/finish/finish-text.ts'
import type { Block } from '../markdown/finish/read-blocks.ts'
import { findCodeBlocks, languageNames, languageOf } from '@fyr/code-blocks/highlight'
import { reportAvoidedInHead } from '../markdown/terms/report-avoided-words.ts'
import { isTruncateMarker, parseDocument } from '../markdown/parse-document.ts'
import { suggestName } from '../nearest-name.ts'
import { type ApiParts, type ApiPlace, releasedPartsFolder } from '../read/api-parts.ts'
import { includePlace, isReactPage } from '../read/read-collection.ts'
import { reportCharacters } from '../read/report-characters.ts'
import { frontMatterOf, readWritten } from './read-written.ts'
import { speechOf } from './document-terms.ts'
import { compileReactPage } from './compile-react-page.ts'
import {
  type ApiSettings,
  type CompiledDocument,
  type CompileRequest,
  type CompileSettings,
  type RenderedReactPage,
  textKeyOf,
  type ExcerptFacts,
} from './document-compiler.ts'

/**
 * Does everything that needs no other document: checks the front matter, parses, checks the content, highlights code
 * and sanitises.
 */
export async function compileDocument(
  request: CompileRequest,
  settings: CompileSettings,
): Promise<CompiledDocument> {
  const { root, variables, plugins, packageManagers, copyCommands, extended, apis, openFolders } = settings
  const { collection, file, originalFile, base, rendered } = request
  const isExtended = extended.includes(collection)
  if (rendered !== undefined || isReactPage(file))
    return compileReactPage(request, rendered ?? notRendered(request), isExtended)
  const log = createDiagnosticLog()
  const read = readWritten(request, { variables, log, isExtended })
  const { source } = read
  const includes = includePlace(root, file, originalFile, {
    open: openFolders,
    base,
    api: apiPlace(request, apis),
  })
  const values = { ...noValues(), frontMatter: literalsOf({ ...read.written, ...read.frontMatter }) }
  const context: DocumentContext = {
    source,
    variables,
    plugins,
    packageManagers,
    copyCommands,
    log,
    includes,
    values,
    ...speechOf(request, settings),
  }
  reportCharacters(source, log)
  const parsed = await parseDocument(read.markdown, context, read)
  const { tree, title, headings, firstParagraph, words, otherMarkers } = parsed
  const frontMatter = frontMatterOf(read, parsed.hasOwnTitle)
  reportLanguages(tree, context)
  const head = readHeadTexts(read.frontMatter, null)
  reportAvoidedInHead(
    head.map((one) => one.text),
    context,
  )
  if (collection === 'blog') reportOtherMarkers(otherMarkers, context)
  const cards = findCards(tree)
  if (collection !== 'docs') for (const at of cards) log.add(source, { ...MISPLACED_CARDS, at })
  const islands = findIslands(tree)
  const embeds = findEmbeds(tree)
  const start = collection === 'blog' && otherMarkers.length === 0 ? findExcerptStart(tree) : null
  const finished = await finishText(tree)
  // Of the tree that is published: elements that are dropped take their ids with them.
  const ids = findIds(finished.tree)
  const { references } = finished
  const excerpt = finished.excerpt && excerptFacts(finished.excerpt)
  const uncutAt = excerpt === null ? start : null
  const unsaid = frontMatter.description === undefined ? firstParagraph : ''
  return {
    report: {
      frontMatter,
      ownKeys: [...read.ownKeys],
      ...(isExtended && { written: read.written }),
      facts: {
        title,
        // Raw HTML and plugins can remove the element of a heading.
        headings: headings.filter(({ id }) => ids.has(id)),
        firstParagraph: unsaid,
        words,
        ids: [...ids],
        tabs: findTabs(finished.tree),
        references,
        excerpt,
        uncutAt,
        cards,
        islands,
        embeds,
        ...(context.terms !== undefined && context.terms.uses.length > 0 && { terms: context.terms.uses }),
        blocks: packBlocks(
          readHeadTexts(frontMatter, title),
          ownBlocks(finished.blocks, request),
          nameValues(variables),
        ),
      },
      diagnostics: log.list(),
      dependencies: [...includes.visited].toSorted(compareCodePoints),
    },
    text: JSON.stringify(finished.tree),
  }
}

/** Without those of a generated document below the text, which is translated where it comes from. */
function ownBlocks(blocks: readonly Block[], { text, generated }: CompileRequest): readonly Block[] {
  if (generated === undefined) return blocks
  const lineCount = text.split('\n').length
  const end = blocks.findIndex(({ position }) => (position?.start.line ?? 0) > lineCount)
  return end === -1 ? blocks : blocks.slice(0, end)
}

/** The API parts that a document can show: those in its own language, else in the default one. */
function apiPlace(
  { file, originalFile, base }: Pick<CompileRequest, 'file' | 'originalFile' | 'base'>,
  settings: ApiSettings | undefined,
): ApiPlace | undefined {
  // The APIs of the site are those of today.
  if (base !== undefined) return { apis: [], locales: [], isOfCommit: true }
  if (settings === undefined) return undefined
  const { defaultLocale, translations } = settings
  const [locale = ''] = file.startsWith(`${translations}/`)
    ? file.slice(translations.length + 1).split('/')
    : []
  const version = versionFolder(originalFile, settings)
  const apis =
    version === null
      ? settings.apis
      : settings.apis.map((api) => withReleased(api, version, locale, settings))
  return { apis, locales: [...(locale === '' ? [] : [locale]), defaultLocale] }
}

/** The folder of the released version that a document belongs to; null for a document of no version. */
function versionFolder(file: string, { versionedDocs }: ApiSettings): string | null {
  const [version] = file.startsWith(`${versionedDocs}/`)
    ? file.slice(versionedDocs.length + 1).split('/')
    : []
  return version === undefined ? null : `${versionedDocs}/${version}`
}

function withReleased(
  api: ApiParts,
  version: string,
  locale: string,
  { docs, defaultLocale, translations }: ApiSettings,
): ApiParts {
  const own = releasedPartsFolder(`${translations}/${locale}/${version}`, api.name)
  const released = {
    folder: posix.join(version, posix.relative(docs, api.folder)),
    places: { [locale]: own, [defaultLocale]: releasedPartsFolder(version, api.name) },
  }
  return { ...api, released }
}

/** A page in React that was not rendered before. */
function notRendered({ file, text }: CompileRequest): RenderedReactPage {
  const log = createDiagnosticLog()
  const problem = 'This page in React has not been rendered.'
  log.add(
    { file, text },
    { code: 'unrendered-page', problem, hint: 'The commands of @fyr/cli render such pages.' },
  )
  return { html: '', frontMatter: {}, diagnostics: log.list(), dependencies: [] }
}

/** Front matter comes from YAML, so all of it is literals. */
function literalsOf(frontMatter: object): PageValues['frontMatter'] {
  return JSON.parse(JSON.stringify(frontMatter)) as PageValues['frontMatter']
}

/** Misspelt excerpt markers, in a post that has no valid one. */
function reportOtherMarkers(markers: readonly Html[], context: DocumentContext): void {
  for (const marker of markers) {
    const written = marker.value.trim()
    const hint = isTruncateMarker(written)
      ? 'Put it between two blocks, outside lists, quotes and admonitions.'
      : 'Write "<!-- truncate -->".'
    reportAt(
      context,
      marker,
      'unread-syntax',
      `"${written}" is an ordinary comment here: it does not end the excerpt.`,
      hint,
    )
  }
}

/** Follows a language, but is not part of its name. */
const META = /^(?:[{[/]|showlinenumbers$)|^[^:]*=/

function reportLanguages(tree: Root, context: DocumentContext): void {
  const names = languageNames()
  for (const block of findCodeBlocks(tree)) {
    const language = languageOf(block)
    if (names.includes(language)) continue
    if (META.test(language)) {
      const problem = `This code block has no language: "${language}" is written where the language belongs.`
      reportAt(context, block, 'unknown-language', problem, 'Write a language first, such as "text".')
      continue
    }
    reportAt(
      context,
      block,
      'unknown-language',
      `Unknown language "${language}": this code is not highlighted.`,
      hintForLanguage(language, names),
    )
  }
}

/** A language together with what other tools append to it: `js{4}`, `ts:line-numbers`. */
const GLUED = /^([a-z0-9+#-]+)(\{[\d,-]+\}|:line-numbers(?:=(\d+))?)$/

function hintForLanguage(language: string, names: readonly string[]): string {
  const [, name = '', meta = '', first] = GLUED.exec(language) ?? []
  if (names.includes(name)) {
    const written = meta.startsWith('{') ? meta : `showLineNumbers${first === undefined ? '' : `=${first}`}`
    return `Write "${name} ${written}".`
  }
  if (language === 'math')
    return 'Put "$$" on the lines before and after it, and add the plugin "math" from "@fyr/content-pipeline/math".'
  return suggestName(language, names, 'Write "text" for plain text.')
}

function excerptFacts({ blocks, referenceCount }: FinishedExcerpt): ExcerptFacts {
  return { length: blocks.length, referenceCount, key: textKeyOf(JSON.stringify(blocks)) }
}
