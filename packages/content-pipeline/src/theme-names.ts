import type { StandardSchema } from './schemas/standard-schema.ts'

/** Names from the theme that content may use; null accepts any. */
export interface ThemeNames {
  /** The theme's message names, which `messages.json` may set. */
  readonly interfaceTexts: readonly string[] | null
  /** The theme's messages in English, by name: a message of the site has their placeholders. Default: nothing is known. */
  readonly originalTexts?: Readonly<Record<string, string>> | undefined
  /** The site's islands, for `::island`. */
  readonly islands: readonly string[] | null
  /** Schemas of the attributes of islands, by name; those of others are texts. Default: none. */
  readonly islandSchemas?: ReadonlyMap<string, StandardSchema>
  /** The site's layouts, for `layout` in front matter. */
  readonly layouts: readonly string[] | null
}

/** Accepts everything. */
export const ANY_NAMES: ThemeNames = { interfaceTexts: null, islands: null, layouts: null }
