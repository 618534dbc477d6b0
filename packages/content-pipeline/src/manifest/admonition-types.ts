/**
 * The types of admonitions, as `fyr-admonition` carries them. The theme has a name, an icon and colours for each: a new
 * type fails its type check, or its tests of the style sheet, until it has them too.
 */
export const ADMONITION_TYPES = ['note', 'tip', 'info', 'warning', 'danger'] as const

export type AdmonitionType = (typeof ADMONITION_TYPES)[number]

/**
 * Synonyms of the types, each with the type that it looks like. `fyr-admonition` carries a synonym as its `name`,
 * and the theme has a title for it.
 */
export const ADMONITION_WORDS = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
} as const satisfies Readonly<Record<string, AdmonitionType>>

/** The name shown for an admonition without a title: its type, or a synonym. */
export type AdmonitionName = AdmonitionType | keyof typeof ADMONITION_WORDS
