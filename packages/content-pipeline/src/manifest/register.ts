/**
 * Types of the site, for its components. A site adds `config`, the type of its configuration:
 *
 *     declare module '@fyr/theme' {
 *       interface Register {
 *         config: typeof config
 *       }
 *     }
 */
export interface Register {}

/** The schemas of the site by the name of a collection; null as long as `Register` has no `config`. */
type RegisteredSchemas = Register extends { readonly config: { readonly frontMatter?: infer Schemas } }
  ? Schemas
  : null

/** The output type of a Standard Schema. */
type OutputOf<Schema> = Schema extends {
  readonly '~standard': { readonly types?: { readonly output: infer Output } | undefined }
}
  ? Output
  : object

/** The site's own values in the front matter of a collection; of unknown types as long as `Register` has no `config`. */
export type FrontMatterOf<Name extends 'docs' | 'blog' | 'pages'> = RegisteredSchemas extends null
  ? Readonly<Record<string, unknown>>
  : RegisteredSchemas extends Readonly<Record<Name, infer Schema>>
    ? Readonly<OutputOf<Schema>>
    : Readonly<Record<never, never>>

type All = FrontMatterOf<'docs'> | FrontMatterOf<'blog'> | FrontMatterOf<'pages'>
type KeysOf<Values> = Values extends unknown ? keyof Values : never
type ValueOf<Values, Key extends PropertyKey> = Values extends unknown
  ? Key extends keyof Values
    ? Values[Key]
    : never
  : never

/** The same of a page of any kind: each key of any collection may be missing. */
export type SiteFrontMatter = { readonly [Key in KeysOf<All>]?: ValueOf<All, Key> }
