import type { ContentSource } from '@fyr/content-pipeline'
import { readSourceFile } from './read-source-file.ts'

export interface OpenApiSourceOptions {
  /** Name of the source. Default: `openapi`. */
  readonly name?: string
  /** The description, OpenAPI 3.0 or 3.1 in YAML or JSON, relative to the root of the site. */
  readonly file: string
  /** Folder of the pages. Default: `docs/reference`. */
  readonly path?: string
}

/** A content source that makes a page of each operation, tag and schema of an API description. */
export function openApiSource({
  name = 'openapi',
  file,
  path = 'docs/reference',
}: OpenApiSourceOptions): ContentSource {
  return {
    name,
    version: '1',
    watch: [file],
    openApi: file,
    async *load({ root, locale, defaultLocale }) {
      // Descriptions are in one language; in the others pages fall back to it.
      if (locale !== defaultLocale) return
      const text = await readSourceFile(root, file, name)
      const { openDescription } = await import('./openapi/description.ts')
      const { readModel } = await import('./openapi/api-model.ts')
      const { writePages } = await import('./openapi/write-pages.ts')
      const api = openDescription(file, text)
      const model = readModel(api)
      for (const { node, ...page } of writePages(api, model, path.replace(/\/$/, '')))
        yield { ...page, origin: { file, line: api.lineOf(node) } }
      // References are followed while pages are written.
      api.throwFaults()
    },
  }
}
