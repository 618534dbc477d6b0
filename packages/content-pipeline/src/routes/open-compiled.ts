import type { DocumentCompiler } from '../compile/document-compiler.ts'
import { outlineOf } from '../compile/outline-document.ts'
import { type OpenDocument, readRequest } from './content-documents.ts'

/** Opens documents by compiling them at once. */
export function openCompiled(compiler: DocumentCompiler): OpenDocument {
  return async (file, context) => {
    const request = readRequest(file, context)
    if (request === null) return null
    const { report, textKey } = await compiler.compile(request)
    const { facts, diagnostics, dependencies } = report
    return { outline: outlineOf(report), isCompiled: true, facts, textKey, diagnostics, dependencies }
  }
}
