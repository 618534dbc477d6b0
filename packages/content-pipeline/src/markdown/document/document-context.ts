import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { DiagnosticCode, DiagnosticLog, Fault, Place, SourceText } from '../../content-error.ts'
import type { IncludePlace } from '../../read/find-included-file.ts'
import type { Variables } from '../../substitute-variables.ts'

/** The unified plugins of a site's own, set up once for all its texts. */
export interface SitePlugins {
  /** The parser with whatever syntax the remark plugins add, and their transformers. */
  readonly remark: Processor<Root>
  readonly rehype: Processor
}

/** What the steps over one document share. */
export interface DocumentContext {
  readonly source: SourceText
  readonly variables: Variables
  readonly log: DiagnosticLog
  /** The site's own unified plugins; null without any, and in texts that they don't work on. */
  readonly plugins: SitePlugins | null
  /** Where `::include` finds files; null in texts that can't have any, such as the configuration's. */
  readonly includes: IncludePlace | null
}

/** A node that knows where it stands in its file. */
export interface PlacedNode {
  readonly position?: { readonly start: Place } | undefined
}

/** Reports a fault at a node. */
export function reportAt(
  context: DocumentContext,
  node: PlacedNode | null,
  code: DiagnosticCode,
  problem: string,
  hint = '',
): void {
  const start = node?.position?.start
  const at = start === undefined ? null : { line: start.line, column: start.column }
  context.log.add(context.source, { code, problem, hint, at })
}

/** A text that nests more deeply than it can be read. */
export const TOO_DEEP = {
  code: 'nesting-too-deep',
  problem: 'Quotes, lists, emphasis, images or HTML are nested too deeply here.',
  hint: 'Look for a run of ">", "*" or "![" pasted by accident, and for HTML elements that are never closed.',
} as const satisfies Fault

/** Reports a text that nests more deeply than it can be read. */
export function reportTooDeep(at: Place, { log, source }: DocumentContext): void {
  log.add(source, { ...TOO_DEEP, at })
}
