import { createDiagnosticLog } from '../content-error.ts'
import { createSitePlugins } from '../markdown/site-plugins.ts'
import { variablesOf } from '../schemas/variables-of.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { CompileSettings } from './document-compiler.ts'

/** What compiling the documents of a site depends on besides their own files. `root` is absolute. */
export function compileSettings(root: string, config: SiteConfig): CompileSettings {
  return { root, variables: variablesOf(config), plugins: createSitePlugins(config, createDiagnosticLog()) }
}
