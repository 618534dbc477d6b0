import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of a JSON Schema that a snippet needs. */
interface Schema {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** A VS Code snippet for Markdown files whose path matches one of the patterns. */
export interface Snippet {
  readonly scope: 'markdown'
  readonly prefix: string
  readonly body: string
  readonly description: string
  readonly include: readonly string[]
}

/** The folder of each kind of front matter in a new site. */
const FOLDERS = {
  doc: ['**/content/docs/**', '**/i18n/*/docs/**', '**/versioned_docs/**'],
  post: ['**/content/blog/**', '**/i18n/*/blog/**'],
  page: ['**/content/pages/**', '**/i18n/*/pages/**'],
} as const

/**
 * A snippet for each key of front matter, from the schemas of the content pipeline: editors do not complete YAML inside
 * Markdown, but they complete snippets. A key that several kinds of documents share is one snippet.
 */
export function frontMatterSnippets(): Readonly<Record<string, Snippet>> {
  const { resolve } = createRequire(import.meta.url)
  const snippets = new Map<string, Snippet>()
  for (const [kind, folders] of Object.entries(FOLDERS)) {
    const file = resolve(`@fyr/content-pipeline/schemas/${kind}-front-matter.json`)
    const schema: Schema = JSON.parse(readFileSync(file, 'utf8'))
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const made = { body: `${key}: ${placeholder(field)}`, description: field.description ?? '' }
      const same = snippets.get(key)
      const isShared = same?.body === made.body && same.description === made.description
      snippets.set(same === undefined || isShared ? key : `${key} of a ${kind}`, {
        scope: 'markdown',
        prefix: key,
        ...made,
        include: [...(isShared ? same.include : []), ...folders],
      })
    }
  }
  return Object.fromEntries(snippets)
}

/** A choice for booleans that may be either, with the non-default first; an example for the rest. */
function placeholder(field: Schema): string {
  if (field.type === 'boolean' && field.const === undefined)
    return `\${1|${field.default === true ? 'false,true' : 'true,false'}|}`
  return `\${1:${flow(exampleOf(field)).replaceAll(/[\\$}]/g, String.raw`\$&`)}}`
}

function exampleOf({ examples = [], anyOf = [], properties, items }: Schema): unknown {
  const [example] = examples
  if (example !== undefined) return example
  if (items !== undefined) return [exampleOf(items)]
  if (properties === undefined) return anyOf[0] === undefined ? '' : exampleOf(anyOf[0])
  const described = Object.entries(properties).filter(([, field]) => field.examples !== undefined)
  return Object.fromEntries(described.map(([key, field]) => [key, exampleOf(field)]))
}

/** YAML on one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => `${key}: ${flow(inner)}`)
    return `{ ${entries.join(', ')} }`
  }
  const isPlain = typeof value !== 'string' || /^(?:[A-Za-z./][\w ./-]*|\d{4}-\d\d-\d\d)$/.test(value)
  return isPlain ? String(value) : JSON.stringify(value)
}
