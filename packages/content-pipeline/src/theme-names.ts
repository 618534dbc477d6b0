/** Names that texts of a site may use and that its theme gives; null takes any name. */
export interface ThemeNames {
  /** The theme's names for its texts, which `messages.json` may give. */
  readonly interfaceTexts: readonly string[] | null
  /** The site's own components that `::island` may show. */
  readonly islands: readonly string[] | null
}

/** Takes whatever is written. */
export const ANY_NAMES: ThemeNames = { interfaceTexts: null, islands: null }
