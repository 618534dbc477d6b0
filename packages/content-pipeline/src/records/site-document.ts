import { compareCodePoints } from '../compare-code-points.ts'
import type { DocumentOutline } from '../compile/document-compiler.ts'
import type { DocumentFacts } from '../compile/document-facts.ts'
import type { Diagnostic } from '../content-error.ts'

/** A document of the site: what planning needs of it, and what came of compiling it. */
export interface SiteDocument {
  readonly outline: DocumentOutline
  /** Whether the text has been compiled. As long as it has not, its facts are those of an empty one. */
  readonly isCompiled: boolean
  readonly facts: DocumentFacts
  /** Whether a `#` may name the id, as its facts say. */
  hasId(id: string): boolean
  /** Name of the compiled text; empty as long as there is none. */
  readonly textKey: string
  /** Faults known so far, but for those of links and images. */
  readonly diagnostics: readonly Diagnostic[]
  /** Other files that the text was made from, or looked for in vain, relative to the root. */
  readonly dependencies: readonly string[]
}

/** Files that documents were made from, or looked for in vain, each once, in code-point order. */
export function dependenciesOf(documents: readonly SiteDocument[]): string[] {
  return [...new Set(documents.flatMap(({ dependencies }) => dependencies))].toSorted(compareCodePoints)
}
