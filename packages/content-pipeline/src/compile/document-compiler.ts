import type { Root } from 'hast'
import type { Diagnostic, Place } from '../content-error.ts'
import type { TocSpan, TocEntry } from '../manifest/index.ts'
import type { CollectionName } from '../read/read-collection.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { SitePlugins } from '../markdown/document/document-context.ts'
import type { Variables } from '../substitute-variables.ts'
import { createHash } from 'node:crypto'
import type { IslandUse } from '../markdown/directives/find-islands.ts'
import type { Reference } from '../markdown/finish/find-references.ts'

/** What compiling depends on besides the document: the same for all documents of a site. */
export interface CompileSettings {
  /** Folder of the site, absolute: where includes are found. */
  readonly root: string
  readonly variables: Variables
  readonly plugins: SitePlugins | null
}

/** Where a document is found. */
export interface DocumentPlace {
  /** Decides which front matter it may have. */
  readonly collection: CollectionName
  /** Path relative to the root. */
  readonly file: string
  /** File of the default locale, relative to the root; includes are looked for beside it too. */
  readonly originalFile: string
}

/** A document to compile. */
export interface CompileRequest extends DocumentPlace {
  /** The whole file, line ends as `\n`. */
  readonly text: string
}

/** What the plan of a site needs of a document. Plain data. */
export interface DocumentOutline {
  /** Checked; faulty keys are left out. */
  readonly frontMatter: FrontMatter
  /** Keys that stand in the file, faulty ones too. */
  readonly ownKeys: readonly string[]
  /** The heading that begins the text, where front matter has no title; null without one. */
  readonly title: readonly TocSpan[] | null
}

/** What a site must know of a document without showing it. Plain data. */
export interface DocumentReport extends Omit<DocumentOutline, 'title'> {
  readonly facts: DocumentFacts
  /** Every fault but those of links and images, which only the whole site can tell. */
  readonly diagnostics: readonly Diagnostic[]
  /** Other files that were read, or looked for in vain, relative to the root, in code-point order. */
  readonly dependencies: readonly string[]
}

/** A document after the one time that it is parsed. */
export interface CompiledDocument {
  readonly report: DocumentReport
  /** The sanitised tree (`Root`) as JSON, its links and images numbered and not yet resolved. */
  readonly text: string
}

/** A compiled text after reading it back. */
export type CompiledText = Root

/** A report and the name of the text that belongs to it. */
export interface CompiledReport {
  readonly report: DocumentReport
  /** Names the text by its content: equal texts have equal names. */
  readonly textKey: string
}

/**
 * Compiles documents, wherever and however often. `buildManifest` asks for each document once; a compiler may answer
 * from what it remembers of the same content.
 */
export interface DocumentCompiler {
  /** Never rejects for what a writer wrote: a document that is too much to compile has a report that says so. */
  compile(request: CompileRequest): Promise<CompiledReport>
  /**
   * What `compile` would give for the file as it stands, where that is known without reading it; else null. Absent where
   * nothing is remembered.
   */
  recall?(place: DocumentPlace): CompiledReport | null
  /** A copy of a text by its name, for the caller to change. Rejects for a name that `compile` did not give. */
  loadText(textKey: string): Promise<CompiledText>
  /** Called, and not waited for, when all documents of a site have been compiled: hardly anything is left to do then. */
  rest?(): Promise<void>
}

const LENGTH = 32

/** Name of a compiled text: the first 32 hexadecimal digits of its SHA-256. */
export function textKeyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
}

/** The beginning of a post that lists show. */
export interface ExcerptFacts {
  /** Number of its blocks, the first of the text. */
  readonly length: number
  /** Number of the text's first links and images that are in it. */
  readonly referenceCount: number
  /** Names it by its content. */
  readonly key: string
}

/** What a document tells without being shown. Plain data. */
export interface DocumentFacts {
  readonly title: readonly TocSpan[] | null
  readonly headings: readonly TocEntry[]
  /** In words, for a page whose front matter has no description; else empty. */
  readonly firstParagraph: string
  readonly words: number
  /** Every id that a link's `#` may name, each once. */
  readonly ids: readonly string[]
  /** The links and images by the numbers that they have in the compiled text. */
  readonly references: readonly Reference[]
  /** What stands before a post's truncate marker; null without one. */
  readonly excerpt: ExcerptFacts | null
  /** Where a post begins of which lists show all, for want of a truncate marker; null where there is nothing to cut. */
  readonly uncutAt: Place | null
  /** Where the text asks for the cards of its category. */
  readonly cards: readonly Place[]
  /** The components of the site that the text asks for. */
  readonly islands: readonly IslandUse[]
}

/** What an empty text tells. */
export const NO_FACTS: DocumentFacts = {
  title: null,
  headings: [],
  firstParagraph: '',
  words: 0,
  ids: [],
  references: [],
  excerpt: null,
  uncutAt: null,
  cards: [],
  islands: [],
}
