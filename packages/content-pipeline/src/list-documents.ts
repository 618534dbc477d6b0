import type { CompileRequest } from './compile/document-compiler.ts'
import { createDiagnosticLog } from './content-error.ts'
import { createFileLister } from './read/file-lister.ts'
import { readVersions } from './read/read-versions.ts'
import { readDocuments } from './records/content-documents.ts'
import { variablesOf } from './schemas/variables-of.ts'
import type { SiteConfig } from './schemas/site-config.ts'

/**
 * Every document that `buildManifest` asks its compiler for, always in the same order, each read when its turn comes.
 * `root` is absolute. What is wrong with files is left to `buildManifest` to tell; one that can not be read is left out.
 */
export function listDocuments(root: string, config: SiteConfig): Iterable<CompileRequest> {
  const log = createDiagnosticLog()
  const versions = readVersions({ root, config, variables: variablesOf(config), log })
  return readDocuments(versions, { root, config, log, files: createFileLister({ root, log }) })
}
