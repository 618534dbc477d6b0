import type { Root } from 'hast'
import { compileDocument } from './compile-document.ts'
import { type CompileSettings, type DocumentCompiler, textKeyOf } from './document-compiler.ts'
import { createDiagnosticLog } from '../diagnostic.ts'
import { createSitePlugins } from '../markdown/plugins/site-plugins.ts'
import { documentLanguages } from '../read/document-languages.ts'
import { openFolders } from '../read/open-folders.ts'
import { extendedCollections } from '../read/extended-collections.ts'
import { documentTerms } from './document-terms.ts'
import { variablesOf } from '../schemas/variables-of.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

/** A compiler that runs in this thread and keeps all content in memory: for small sites and tests. */
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

/** The settings of a compiler, from the configuration. `root` is absolute. */
export function compileSettings(root: string, config: SiteConfig): CompileSettings {
  return {
    root,
    openFolders: openFolders(config),
    variables: variablesOf(config),
    plugins: createSitePlugins(config, createDiagnosticLog()),
    packageManagers: config.markdown.packageManagers,
    copyCommands: config.markdown.copyCommands,
    extended: extendedCollections(config),
    languages: documentLanguages(config),
    terms: documentTerms(root, config),
  }
}
