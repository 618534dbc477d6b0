import type { TabName } from '../markdown/finish/find-tabs.ts'
import type { Root } from 'hast'
import type { Diagnostic, Point } from '../diagnostic.ts'
import type { TocSpan, TocEntry } from '../manifest/index.ts'
import type { ApiParts } from '../read/api-parts.ts'
import type { DocumentLanguage } from '../read/document-languages.ts'
import type { CollectionName } from '../read/read-collection.ts'
import type { SiteTerms } from '../read/read-terms.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { SitePlugins, TermUse } from '../markdown/document/document-context.ts'
import type { PackageManager } from '@fyr/code-blocks/package-managers'
import type { Variables } from '../substitute-variables.ts'
import { createHash } from 'node:crypto'
import type { EmbedUse } from '../markdown/directives/find-embeds.ts'
import type { IslandUse } from '../markdown/directives/find-islands.ts'
import type { Reference } from '../markdown/finish/find-references.ts'

/** The inputs of compiling besides the document, shared by all documents of a site. */
export interface CompileSettings {
  /** Folder of the site, absolute. Includes are resolved inside it. */
  readonly root: string
  /** Folders that documents may show files of, relative to the root. */
  readonly openFolders: readonly string[]
  readonly variables: Variables
  readonly plugins: SitePlugins | null
  /** The package managers that npm commands are shown for, in this order. */
  readonly packageManagers: readonly PackageManager[]
  /** Whether only commands are copied of code that shows prompts; they are if it is absent. */
  readonly copyCommands?: boolean | undefined
  /** Collections whose front matter may have keys of the site, which are checked when the site is planned. */
  readonly extended: readonly CollectionName[]
  /** The APIs whose parts documents may show, and where translations are; absent without any. */
  readonly apis?: ApiSettings | undefined
  /** The languages of the site, and which documents are written in them. */
  readonly languages?: readonly DocumentLanguage[] | undefined
  /** The terms of the site; absent without any. */
  readonly terms?: TermsOfDocuments | undefined
}

/** The terms of a site, the file that lists them, and the folder of documents whose words stay; both relative to the root. */
export interface TermsOfDocuments extends SiteTerms {
  readonly file: string
  readonly versionedDocs: string
}

/** The APIs of a site, for documents that show parts of them. */
export interface ApiSettings {
  readonly apis: readonly ApiParts[]
  readonly defaultLocale: string
  /** Folders of translations, of the current docs and of released versions, relative to the root. */
  readonly translations: string
  readonly docs: string
  readonly versionedDocs: string
}

/** Location of a document. */
export interface DocumentPlace {
  /** Decides which front matter is allowed. */
  readonly collection: CollectionName
  /** Path relative to the root. */
  readonly file: string
  /** The file that holds its bytes, relative to the root: another one for a generated document. */
  readonly readFrom: string
  /** The original in the default locale, relative to the root; its folder is searched for includes too. */
  readonly originalFile: string
  /** What paths from the root of the site begin with; absent for a document that is not from Git. */
  readonly base?: string | undefined
  /** The file that holds the generated document below its text, relative to the root; absent without one. */
  readonly below?: string | undefined
}

/** A document to compile. */
export interface CompileRequest extends DocumentPlace {
  /** The whole file, with line ends as `\n`. */
  readonly text: string
  /** The generated document below it, with its front matter; absent without one. */
  readonly generated?: string | undefined
  /** The result of rendering it; only of a page in React. */
  readonly rendered?: RenderedReactPage
}

/** The result of rendering a page in React: plain data. */
export interface RenderedReactPage {
  /** Empty for a page that could not be rendered. */
  readonly html: string
  /** The value that its module exports as `page`; undefined without one. */
  readonly frontMatter: unknown
  /** Why it could not be rendered. */
  readonly diagnostics: readonly Diagnostic[]
  /** Other files that it is made from, relative to the root. */
  readonly dependencies: readonly string[]
}

/** The part of a document that planning a site needs, as plain data. */
export interface DocumentOutline {
  /** Validated; invalid keys are left out. */
  readonly frontMatter: FrontMatter
  /** Keys in the file, including invalid ones; not those of a generated document below its text. */
  readonly ownKeys: readonly string[]
  /** Front matter as it is written, with its variables inserted; only if the site has a schema for its own keys. */
  readonly written?: Readonly<Record<string, unknown>>
  /** The heading at the start, when front matter has no title; null without one. */
  readonly title: readonly TocSpan[] | null
}

/** Everything about a document except its text, as plain data. */
export interface DocumentReport extends Omit<DocumentOutline, 'title'> {
  readonly facts: DocumentFacts
  /** Every diagnostic except those of links and images, which need the whole site. */
  readonly diagnostics: readonly Diagnostic[]
  /** Other files that were read, or that do not exist, relative to the root, in code-point order. */
  readonly dependencies: readonly string[]
}

/** A compiled document. */
export interface CompiledDocument {
  readonly report: DocumentReport
  /** The sanitised tree (`Root`) as JSON. Its links and images are numbered and not yet resolved. */
  readonly text: string
}

/** Compiled content, parsed from JSON. */
export type CompiledText = Root

/** Metadata, and the key of the content that belongs to it. */
export interface CompiledReport {
  readonly report: DocumentReport
  /** Hash of the content: equal content has equal keys. */
  readonly textKey: string
}

/**
 * Compiles documents. `buildManifest` asks for each document once; a compiler may answer from its store when the same
 * content was compiled before.
 */
export interface DocumentCompiler {
  /** Never rejects because of the content: a document that is too expensive to compile gets metadata with an error. */
  compile(request: CompileRequest): Promise<CompiledReport>
  /**
   * The result that `compile` would return, if the store knows it without reading the file; else null. Absent for a
   * compiler without a store.
   */
  recall?(place: DocumentPlace): CompiledReport | null
  /**
   * A copy of compiled content by its key; the caller may change it. Rejects for a key that `compile` did not return.
   */
  loadText(textKey: string): Promise<CompiledText>
  /** Called, without waiting, when all documents of a site are compiled. */
  rest?(): Promise<void>
}

const LENGTH = 32

/** Key of compiled content: the first 32 hexadecimal digits of its SHA-256. */
export function textKeyOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH)
}

/** The start of a post, which lists show. */
export interface ExcerptFacts {
  /** Number of its blocks, counted from the start. */
  readonly length: number
  /** Number of links and images in it. */
  readonly referenceCount: number
  /** Hash of the excerpt. */
  readonly key: string
}

/** The metadata of a document, as plain data. */
export interface DocumentFacts {
  readonly title: readonly TocSpan[] | null
  readonly headings: readonly TocEntry[]
  /** As plain text, for a page without a `description` in its front matter; else empty. */
  readonly firstParagraph: string
  readonly words: number
  /** Every id that a link may refer to with `#`, without duplicates. */
  readonly ids: readonly string[]
  /** The tabs that a link may open. */
  readonly tabs: readonly TabName[]
  /** Links and images, by their numbers in the compiled content. */
  readonly references: readonly Reference[]
  /** The part of a post before its truncate marker; null without one. */
  readonly excerpt: ExcerptFacts | null
  /**
   * Start of the part of a post without a truncate marker that lists show in full; null when there is nothing to cut.
   */
  readonly uncutAt: Point | null
  /** Positions of `::cards` in the content. */
  readonly cards: readonly Point[]
  /** The islands in the content. */
  readonly islands: readonly IslandUse[]
  /** The frames in the content. */
  readonly embeds: readonly EmbedUse[]
  /** Hashes and places of the blocks in the content, after those of the texts in front matter, as `packBlocks` writes them. */
  readonly blocks: string
  /** The terms of the site in the content; absent without any. */
  readonly terms?: readonly TermUse[]
}

/** Metadata of an empty document. */
export const NO_FACTS: DocumentFacts = {
  title: null,
  headings: [],
  firstParagraph: '',
  words: 0,
  ids: [],
  tabs: [],
  references: [],
  excerpt: null,
  uncutAt: null,
  cards: [],
  islands: [],
  embeds: [],
  blocks: '',
}
