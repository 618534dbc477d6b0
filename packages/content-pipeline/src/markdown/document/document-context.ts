import { TOO_DEEP } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { DiagnosticCode, DiagnosticLog, Point, SourceText } from '../../diagnostic.ts'
import type { IncludePlace } from '../../read/find-included-file.ts'
import type { Term } from '../../read/read-terms.ts'
import type { PackageManager } from '@fyr/code-blocks/package-managers'
import type { Variables } from '../../substitute-variables.ts'
import type { Literal } from './literal.ts'

/** The site's own unified plugins, set up once for all documents. */
export interface SitePlugins {
  /** The parser with the syntax of the remark plugins, and their transformers. */
  readonly remark: Processor<Root>
  readonly rehype: Processor
}

/** Values of `{frontMatter.title}` and `{props.name}` in a document. */
export interface PageValues {
  readonly frontMatter: Readonly<Record<string, Literal>>
  /** Props that the including page passes to this file. */
  readonly props: Readonly<Record<string, Literal>>
  /** What the names in braces may still add up to, on the page and in the files that it includes. */
  readonly budget: ValueBudget
}

/** A number of characters. */
export interface ValueBudget {
  left: number
}

/** What all names in the braces of a page add up to at most: a name can stand for many names, and each of them for many. */
const MAX_VALUES = 1_000_000

/** The values of a page that names nothing so far. */
export function noValues(): PageValues {
  return { frontMatter: {}, props: {}, budget: { left: MAX_VALUES } }
}

/** A term that a text says. */
export interface TermUse {
  readonly id: string
  /** As the text has them. */
  readonly words: string
  /** From 1. */
  readonly line: number
  /** Whether the author marked it. */
  readonly isMarked: boolean
}

/** The terms of the site, for a document. */
export interface DocumentTerms {
  /** The file that lists them, relative to the root. */
  readonly file: string
  /** In the language of the document. */
  readonly list: readonly Term[]
  /** Address of the glossary. */
  readonly glossary: string
  /** Whether the first use of a term shows its definition. */
  readonly firstUse: boolean
  /** Whether the document belongs to a version that was released, so that its words stay. */
  readonly isFrozen: boolean
  /** Ids of the terms that show their definitions so far, on the page and in the files that it includes. */
  readonly marked: Set<string>
  /** What the document says of them, without the files that it includes. */
  readonly uses: TermUse[]
  /** The document, relative to the root. */
  readonly document: string
}

/** The context that all steps over one document share. */
export interface DocumentContext {
  readonly source: SourceText
  readonly variables: Variables
  readonly log: DiagnosticLog
  /** The site's own unified plugins; null without any, and in texts they do not run on. */
  readonly plugins: SitePlugins | null
  /** Finds the files of `::include`; null where includes are not allowed, such as in the configuration. */
  readonly includes: IncludePlace | null
  /** The package managers that npm commands are shown for, in this order. */
  readonly packageManagers: readonly PackageManager[]
  /** Whether only commands are copied of code that shows prompts; they are if it is absent. */
  readonly copyCommands?: boolean | undefined
  /** Language tag of the text; absent for content without a page. */
  readonly lang?: string | undefined
  /** Absent for a site without terms. */
  readonly terms?: DocumentTerms | undefined
  /** The values that braces can refer to; empty for content without a page. */
  readonly values: PageValues
}

/** A node with a position in its file. */
export interface PlacedNode {
  readonly position?: { readonly start: Point } | undefined
}

/** Reports a diagnostic at a node. */
export function reportAt(
  context: DocumentContext,
  node: PlacedNode | null,
  code: DiagnosticCode,
  problem: string,
  hint = '',
): void {
  context.log.add(context.source, { code, problem, hint, at: startOf(node) })
}

/** Stands for the place of what nobody wrote. */
export const START: Point = { line: 1, column: 1 }

/** Where a node starts, for a diagnostic; null where nobody wrote it. */
export function startOf(node: PlacedNode | null): Point | null {
  const start = node?.position?.start
  if (start === undefined) return null
  const { line, column, included } = start
  return included === undefined ? { line, column } : { line, column, included }
}

/** Reports a document that is nested too deeply to be parsed. */
export function reportTooDeep(at: Point, { log, source }: DocumentContext): void {
  log.add(source, { ...TOO_DEEP, at })
}
