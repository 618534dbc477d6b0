import type { Root } from 'hast'
import { compileDocument } from './compile-document.ts'
import type { CompileSettings, DocumentCompiler } from './document-compiler.ts'
import { textKeyOf } from './text-key.ts'

/** A compiler that works here and now and keeps every text in memory: for small sites and tests. */
export function createLocalCompiler(settings: CompileSettings): DocumentCompiler {
  const texts = new Map<string, string>()
  return {
    async compile(request) {
      const { report, text } = await compileDocument(request, settings)
      const textKey = textKeyOf(text)
      texts.set(textKey, text)
      return { report, textKey }
    },
    async loadText(textKey) {
      const text = texts.get(textKey)
      if (text === undefined) throw new RangeError(`No text of this compiler is called "${textKey}".`)
      const tree: Root = JSON.parse(text)
      return tree
    },
  }
}
