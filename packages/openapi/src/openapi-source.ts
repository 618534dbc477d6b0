import type { ContentSource } from '@fyr/content-pipeline'
import type { PagesContext } from './pages/api-page.ts'

export interface OpenApiSourceOptions {
  /** Name of the source. Default: `openapi`. */
  readonly name?: string
  /** The description, OpenAPI 3.0 or 3.1 in YAML or JSON, relative to the root of the site. */
  readonly file: string
  /** Folder of the pages. Default: `docs/reference`. */
  readonly path?: string
  /** Whether each schema has a page. Default: true; otherwise operations show the fields of all schemas. */
  readonly schemas?: boolean
  /**
   * Files with the texts of the description in other languages, by locale: an object of translations by the text that they
   * translate. A locale without one shows the pages in the default language.
   */
  readonly translations?: Readonly<Record<string, string>>
  /**
   * Servers, such as a sandbox, that readers may call from the pages of operations. They have to allow requests from the site
   * (CORS). Default: none, and no page connects with any server.
   */
  readonly tryIt?: { readonly servers: readonly string[] }
}

const KNOWN: Record<keyof OpenApiSourceOptions, 'required' | 'optional'> = {
  name: 'optional',
  file: 'required',
  path: 'optional',
  schemas: 'optional',
  translations: 'optional',
  tryIt: 'optional',
}

/** Pages of a reference share most of their words, so texts that answer as well are ranked above them. */
const REFERENCE_BOOST = 0.5

/** A content source that makes an overview of an API description, and a page of each of its operations, tags and schemas. */
export function openApiSource(options: OpenApiSourceOptions): ContentSource {
  const { name = 'openapi', file, path = 'docs/reference', schemas = true, translations = {} } = options
  const servers = options.tryIt?.servers ?? []
  const base = path.replace(/\/$/, '')
  return {
    name,
    version: '13',
    options: { given: options, known: KNOWN },
    watch: [file, ...Object.values(translations)],
    folder: base,
    openApi: file,
    acceptsProse: true,
    ...(servers.length > 0 && { connect: servers.map(originOf) }),
    async *load({ root, locale, defaultLocale, openTexts }) {
      const translated = translations[locale]
      if (locale !== defaultLocale && translated === undefined) return
      // Loaded here: every command runs the configuration, and few load a source.
      const { readSourceFile } = await import('@fyr/cli/internal')
      const text = await readSourceFile(root, file, name)
      const { openTranslations } = await import('./pages/translate-texts.ts')
      const { openDescription } = await import('./pages/description.ts')
      const { nameOfTag, readModel, UNTAGGED, WEBHOOKS } = await import('./pages/api-model.ts')
      const { writePages, writeParts } = await import('./pages/write-pages.ts')
      const { openPageLimit } = await import('./pages/page-limit.ts')
      const texts =
        translated === undefined
          ? null
          : openTranslations(translated, await readSourceFile(root, translated, name))
      const api = openDescription(file, text, texts)
      const model = readModel(api)
      const words = await openTexts()
      const context: PagesContext = {
        api,
        model,
        base,
        words,
        hasSchemaPages: schemas,
        tryServers: servers.map((server) => server.replace(/\/$/, '')),
        nameTag: (tag) => {
          const shown = nameOfTag(tag)
          const given = texts?.translate(shown) ?? shown
          if (given === UNTAGGED) return words('apiOtherOperations')
          return given === WEBHOOKS ? words('apiWebhooks') : given
        },
      }
      const limit = openPageLimit(api, text.length)
      for (const { node, frontMatter, operation, ...page } of writePages(context)) {
        const isList = page.path.endsWith('/index.md')
        limit.add({ frontMatter, operation, markdown: page.markdown }, isList ? null : node)
        yield {
          ...page,
          ...(operation && { operation }),
          frontMatter: { ...frontMatter, search: { boost: REFERENCE_BOOST } },
          origin: { file, line: api.lineOf(node) },
        }
      }
      for (const part of writeParts(context)) {
        limit.add(part, null)
        yield part
      }
      // References are followed while pages are written.
      api.throwIssues()
      texts?.throwUnused()
    },
    async listUntranslated({ root, locale }) {
      const translated = translations[locale]
      if (translated === undefined) return []
      const { readSourceFile } = await import('@fyr/cli/internal')
      const { openTranslations } = await import('./pages/translate-texts.ts')
      const { openDescription } = await import('./pages/description.ts')
      const { nameOfTag, readModel, UNTAGGED, WEBHOOKS } = await import('./pages/api-model.ts')
      const texts = openTranslations(translated, await readSourceFile(root, translated, name))
      const { tags } = readModel(openDescription(file, await readSourceFile(root, file, name), texts))
      // Those names are texts of the interface.
      const names = tags.map(nameOfTag).filter((one) => one !== UNTAGGED && one !== WEBHOOKS)
      for (const one of names) texts.translate(one)
      return [{ file: translated, texts: texts.untranslated() }]
    },
  }
}

/** The origin of a server. A value that is not a URL is kept, and the check of the configuration refuses it. */
function originOf(server: string): string {
  return URL.canParse(server) ? new URL(server).origin : server
}
