import type {
  CompiledReport,
  DocumentCompiler,
  DocumentOutline,
  DocumentReport,
  DocumentFacts,
} from '../compile/document-compiler.ts'
import { outlineOf } from '../compile/outline-document.ts'
import { createFactPacker, type FactPacker, hasPackedId, type PackedFacts } from '../compile/pack-facts.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile, ReadContext } from '../read/read-collection.ts'
import { type OpenDocument, placeOf, readRequest, type SiteDocument } from './content-documents.ts'

/** Opens documents by compiling them at once. */
export function openAndCompile(compiler: DocumentCompiler): OpenDocument {
  const packer = createFactPacker()
  return async (file, context) => {
    const compiled = compiler.recall?.(placeOf(file)) ?? (await compileFile(file, compiler, context))
    return compiled && new OpenedDocument(compiled.report, compiled.textKey, packer)
  }
}

/** Null, with a diagnostic, for an unreadable file. */
async function compileFile(
  file: ContentFile,
  compiler: DocumentCompiler,
  context: ReadContext,
): Promise<CompiledReport | null> {
  const request = readRequest(file, context)
  return request && compiler.compile(request)
}

/**
 * A class, because there is one for each document: instances share the getter, while object literals would each have
 * their own.
 */
class OpenedDocument implements SiteDocument {
  readonly outline: DocumentOutline
  readonly isCompiled = true
  readonly textKey: string
  readonly diagnostics: readonly Diagnostic[]
  readonly dependencies: readonly string[]
  readonly #facts: PackedFacts
  readonly #packer: FactPacker

  constructor(report: DocumentReport, textKey: string, packer: FactPacker) {
    this.outline = outlineOf(report)
    this.textKey = textKey
    this.diagnostics = report.diagnostics
    this.dependencies = report.dependencies
    this.#facts = packer.pack(report.facts)
    this.#packer = packer
  }

  get facts(): DocumentFacts {
    return this.#packer.unpack(this.#facts)
  }

  hasId(id: string): boolean {
    return hasPackedId(this.#facts, id)
  }
}
