import { createHash } from 'node:crypto'
import type { SiteConfig } from '@fyr/content-pipeline'
import { type GeneratedDocuments, listDocuments } from '@fyr/content-pipeline/internal'
import type { SiteCompiler } from '../compile/open-compiler.ts'

/** Hash of all documents of a site, its configuration and the code that compiles: the same in every checkout. */
export function siteHash(
  root: string,
  { config, generated }: { readonly config: SiteConfig; readonly generated: GeneratedDocuments },
  compiler: SiteCompiler,
): string {
  const hash = createHash('sha256').update(JSON.stringify(config))
  for (const request of listDocuments(root, config, generated)) hash.update(`${compiler.keyOf(request)}\n`)
  return hash.digest('hex')
}
