import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SourceTexts, UntranslatedTexts } from '@fyr/content-pipeline'
import { findEntryPoint, SiteError, type SiteDiagnostic } from '@fyr/cli/internal'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'
import { openApiSource, type OpenApiSourceOptions } from '../openapi-source.ts'

/** A small API that has a bit of everything. */
export const API = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
servers:
  - url: https://{host}/v1/
    variables: { host: { default: api.fjord.example } }
security: [{ token: [feeding:read] }]
tags:
  - name: Feeding
    description: What the fish were given. And more.
paths:
  /feeding:
    get:
      operationId: listFeeding
      summary: List feedings
      tags: [Feeding]
      description: |
        # All of them
        Oldest first.
      parameters:
        - { name: siteNumber, in: query, required: true, schema: { type: integer, minimum: 1 }, example: 90114 }
        - { name: cursor, in: query, description: "a | b", schema: { type: string } }
      responses:
        "200":
          description: A page.
          headers: { X-Request-Id: { description: For support } }
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { type: array, items: { $ref: "#/components/schemas/Feeding" } } } }
    post:
      operationId: sendFeeding
      deprecated: true
      tags: [Feeding]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Feeding" }
            example: { amountKg: 5, note: "it's" }
      responses: { "201": { $ref: "#/components/responses/Made" } }
  /feeding/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string }, example: fed_1 }
    delete:
      security: []
      responses: { "204": { description: Gone. } }
webhooks:
  newFeeding:
    post: { summary: New feeding, responses: { "200": { description: Thanks } } }
components:
  responses: { Made: { description: It was kept. } }
  schemas:
    Feeding:
      type: object
      description: One feeding.
      required: [amountKg]
      properties:
        id: { type: string, readOnly: true }
        amountKg: { type: number, minimum: 0, maximum: 50000, description: Feed in kg }
        method: { type: [string, "null"], enum: [pneumatic, hand, null] }
        place: { type: object, properties: { depthM: { type: number } } }
        parent: { $ref: "#/components/schemas/Feeding" }
        next: { type: array, items: { $ref: "#/components/schemas/Feeding" } }
    Event:
      oneOf: [{ $ref: "#/components/schemas/Feeding" }, { type: string }]
      discriminator: { propertyName: kind }
`

/** A page that was made of a description. */
export interface LoadedPage {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly markdown: string
  readonly operation?: object
  readonly origin: { readonly line: number }
}

export interface LoadOptions extends Pick<OpenApiSourceOptions, 'schemas' | 'tryIt'> {
  readonly file?: string
  readonly locale?: string
  /** Translations, by locale. */
  readonly texts?: Readonly<Record<string, string>>
}

/** The pages and the parts of a description, by their paths and names. */
export async function loadDescription(
  text: string,
  { file = 'api.yaml', locale = 'en', texts = {}, ...options }: LoadOptions = {},
): Promise<{
  readonly pages: ReadonlyMap<string, LoadedPage>
  readonly parts: ReadonlyMap<string, string>
  readonly untranslated: readonly UntranslatedTexts[]
}> {
  const root = makeTemporaryFolder()
  const translations = Object.fromEntries(Object.keys(texts).map((code) => [code, `api.${code}.yaml`]))
  const all: Record<string, string> = { [file]: text }
  for (const [code, translated] of Object.entries(texts)) all[`api.${code}.yaml`] = translated
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const source = openApiSource({ file, path: 'docs/api', translations, ...options })
  const { signal } = new AbortController()
  const cache = { read: async () => null, write: async () => {} }
  const pages = new Map<string, LoadedPage>()
  const parts = new Map<string, string>()
  const openTexts = () => textsOfTheme(locale)
  const request = { root, locale, defaultLocale: 'en', variables: new Map(), signal, cache, openTexts }
  for await (const one of await source.load(request)) {
    if ('part' in one) parts.set(`${one.part} ${one.name}`, one.markdown)
    else pages.set(one.path, one as LoadedPage)
  }
  const untranslated = (await source.listUntranslated?.(request)) ?? []
  return { pages, parts, untranslated }
}

/** The texts of the theme that new sites have. */
async function textsOfTheme(lang: string): Promise<SourceTexts> {
  const entry = findEntryPoint(import.meta.dirname, '@fyr/theme', 'messages')
  const { openTexts } = (await import(pathToFileURL(entry).href)) as {
    openTexts: (options: { lang: string; texts: Record<string, string> }) => SourceTexts
  }
  return openTexts({ lang, texts: {} })
}

/** The Markdown of a page of `docs/api`; empty if there is no such page. */
export async function pageOf(text: string, path: string, options: LoadOptions = {}): Promise<string> {
  const { pages } = await loadDescription(text, options)
  return pages.get(`docs/api/${path}.md`)?.markdown ?? ''
}

/** What is wrong with a description. */
export async function issuesOf(text: string, options: LoadOptions = {}): Promise<readonly SiteDiagnostic[]> {
  try {
    await loadDescription(text, options)
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
}
