import * as z from 'zod'
import type { Variables } from '../substitute-variables.ts'
import { isExternalOrigin } from './external-address.ts'

/** The request to a content source. */
export interface SourceRequest {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Code of the locale whose documents are wanted; a source without translations yields nothing for the others. */
  readonly locale: string
  readonly defaultLocale: string
  /** Values of `{{ name }}` in the documents of the site, by name. They are inserted after the source. */
  readonly variables: Variables
  /** Aborted when the source takes too long, or when its documents are no longer needed. */
  readonly signal: AbortSignal
  readonly cache: SourceCache
  /** Opens the texts of the interface in the language of the locale, for a source that writes some into its documents. */
  readonly openTexts: () => Promise<SourceTexts>
  /** Says what authors should look at; it stops no build. Absent where nobody reads it. */
  readonly warn?: ((warning: SourceWarning) => void) | undefined
}

/**
 * Gives a text of the interface by its name: that of `messages.json` of the site, where the name begins with `theme.`, or that of the theme.
 * Values take the places of `{name}`: `count` picks the form of a plural, and numbers are written as in the language. Throws for a
 * name that the theme does not have.
 */
export type SourceTexts = (name: string, values?: Readonly<Record<string, string | number>>) => string

/** What a source says to authors about a place in a file. */
export interface SourceWarning {
  /** Relative to the root of the site. */
  readonly file: string
  /** From 1; without one it concerns the whole file. */
  readonly line?: number | undefined
  /** From 1. */
  readonly column?: number | undefined
  /** What is wrong, as a whole sentence. */
  readonly problem: string
  /** How to mend it. */
  readonly hint?: string | undefined
}

/** Texts that a source keeps between runs; another `version` of the source begins with none. */
export interface SourceCache {
  /** Null for a text that is not kept. */
  read(key: string): Promise<string | null>
  write(key: string, text: string): Promise<void>
}

/** A document of a content source. It is read as a file at its path would be. */
export interface SourcedDocument {
  /** The path that its file would have: `docs/…`, `blog/…` or `pages/…`, ending in `.md` or `.mdx`. */
  readonly path: string
  /** As in a file, but as data. Default: none. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** Its text; or `tree`. */
  readonly markdown?: string
  /** Its text as a Markdown tree (mdast), with the nodes of GitHub's extensions and of directives. */
  readonly tree?: MarkdownTree
  /**
   * Of a page of `openApiSource`: the data of the form that calls the operation which the document begins with. Its servers
   * have to be in `connect`.
   */
  readonly operation?: { readonly servers: readonly string[] } | undefined
  /** The file or URL that it was made from. Diagnostics and edit links lead there. */
  readonly origin: SourceOrigin
}

/** The root of an mdast tree, such as `Root` of `@types/mdast`. */
export interface MarkdownTree {
  readonly type: 'root'
  readonly children: readonly { readonly type: string }[]
}

/** A part of an API that documents may show: `::operation{id=…}`, `::request{id=…}`, `::schema{name=…}`. */
export interface SourcedPart {
  readonly part: 'operation' | 'request' | 'schema'
  /** Unique among those of its kind. */
  readonly name: string
  /** Its links begin in the folder of the source. */
  readonly markdown: string
}

/** The origin of a document from a content source. */
export interface SourceOrigin {
  /** A file, relative to the root of the site, or a URL. */
  readonly file: string
  /** Line that the document begins on, from 1. Default: the whole file. */
  readonly line?: number
  /** Whether the Markdown has the lines of the file from `line` on, so that diagnostics have lines of their own. */
  readonly isVerbatim?: boolean
}

/** What the function that makes a source was given, and what it takes. */
interface SourceOptions {
  readonly given: object
  /** Every option by its name, and whether it must be given. */
  readonly known: Readonly<Record<string, 'required' | 'optional'>>
}

/** Hands documents to a site that are not files of it. */
export interface ContentSource {
  /** Names it in messages, and its folder in the store: lower-case letters, digits and hyphens. */
  readonly name: string
  /** Another version, another cache; `--frozen` needs the documents of the same one. */
  readonly version: string
  readonly load: (
    request: SourceRequest,
  ) =>
    | AsyncIterable<SourcedDocument | SourcedPart>
    | Iterable<SourcedDocument | SourcedPart>
    | Promise<AsyncIterable<SourcedDocument | SourcedPart> | Iterable<SourcedDocument | SourcedPart>>
  /** Files, relative to the root, whose changes make `fyr dev` load the source again. */
  readonly watch?: readonly string[]
  /** Folder that all documents are in, as their paths begin: `docs/reference`. A sidebar finds the pages of an API by it. */
  readonly folder?: string
  /** Origins of servers that readers may call from the pages: the policy of the site lets browsers connect with them. */
  readonly connect?: readonly string[]
  /** The OpenAPI description that the documents are made of, relative to the root: samples are compared with it. */
  readonly openApi?: string
  /** Whether a file with the path of a document is prose to put above it. Default: false, and it is an error. */
  readonly acceptsProse?: boolean
  /** Options to check: mistakes in them are reported by the names that authors write. */
  readonly options?: SourceOptions
  /** Lists the texts that the documents of a locale show in the default language: `fyr translate status` prints them. */
  readonly listUntranslated?: (
    request: Pick<SourceRequest, 'root' | 'locale'>,
  ) => Promise<readonly UntranslatedTexts[]>
}

/** Texts of a content source that a language lacks. */
export interface UntranslatedTexts {
  /** Where their translations belong, relative to the root of the site. */
  readonly file: string
  readonly texts: readonly string[]
}

/** The keys of a source, each with a test and the message for a value that fails it. */
const KEYS: readonly (readonly [key: string, isValid: (value: unknown) => boolean, error: string])[] = [
  [
    'name',
    (value) => typeof value === 'string' && /^[a-z0-9](?:-?[a-z0-9])*$/.test(value),
    'must be lower-case letters, digits and single hyphens, such as "releases"',
  ],
  ['version', (value) => typeof value === 'string' && value !== '', 'must be a string, such as "1"'],
  ['load', (value) => typeof value === 'function', 'must be a function that yields documents'],
  [
    'watch',
    (value) =>
      value === undefined || (Array.isArray(value) && value.every((file) => typeof file === 'string')),
    'must be a list of files, relative to the root of the site',
  ],
  [
    'folder',
    (value) => value === undefined || typeof value === 'string',
    'must be a folder that documents are in, such as "docs/reference"',
  ],
  [
    'connect',
    (value) =>
      value === undefined ||
      (Array.isArray(value) && value.every((one) => typeof one === 'string' && isExternalOrigin(one))),
    'must be a list of servers, such as "https://sandbox.example.com"',
  ],
  [
    'openApi',
    (value) => value === undefined || typeof value === 'string',
    'must be a file, relative to the root of the site',
  ],
  ['acceptsProse', (value) => value === undefined || typeof value === 'boolean', 'must be true or false'],
  [
    'listUntranslated',
    (value) => value === undefined || typeof value === 'function',
    'must be a function that lists texts',
  ],
]

/** The object is kept as it is: it may be an instance of a class. */
const contentSource = z
  .custom<ContentSource>((value) => typeof value === 'object' && value !== null, {
    error: 'must be a content source: { name, version, load }',
  })
  .superRefine((source, context) => {
    const { options } = source
    const mistakes = options === undefined ? [] : mistakesIn(options)
    for (const { path, input, message } of mistakes)
      context.addIssue({
        code: 'custom',
        path: [path],
        input,
        message,
        params: { names: Object.keys(options?.known ?? {}) },
      })
    // What follows from them would be called by names that no author has written.
    if (mistakes.length > 0) return
    for (const [key, isValid, message] of KEYS) {
      const value: unknown = Reflect.get(source, key)
      // `openApiSource` connects with the servers that it is given.
      const path = key === 'connect' && options?.known['tryIt'] !== undefined ? ['tryIt', 'servers'] : [key]
      if (!isValid(value)) context.addIssue({ code: 'custom', path, input: value, message })
    }
  })

interface OptionMistake {
  readonly path: string
  readonly input: string
  readonly message: string
}

function mistakesIn({ given, known }: SourceOptions): readonly OptionMistake[] {
  const names = Object.keys(known)
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  const required = names.filter((name) => known[name] === 'required')
  return [
    ...unknown.map((name) => ({
      path: name,
      input: name,
      message: `is not an option of this source, which has ${names.join(', ')}`,
    })),
    ...required.flatMap((path) => {
      const value: unknown = Reflect.get(given, path)
      if (value === undefined) return { path, input: '', message: 'is missing' }
      const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null
      return isPlain ? { path, input: '', message: 'must be a string' } : []
    }),
  ]
}

/** Schema of `sources`. */
export const sourcesSchema = z
  .array(contentSource)
  .superRefine((sources, context) => {
    for (const [index, { name }] of sources.entries()) {
      if (sources.findIndex((other) => other.name === name) === index) continue
      const message = 'is already the name of another source: give one of them a "name" of its own'
      context.addIssue({ code: 'custom', path: [index, 'name'], input: name, message })
    }
  })
  .default([])
