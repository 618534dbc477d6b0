/**
 * The types of admonitions, as `fyr-admonition` carries them. The theme has a name, an icon and colours for each: a new
 * type fails its type check, or its tests of the style sheet, until it has them too.
 */
export const ADMONITION_TYPES = ['note', 'tip', 'info', 'warning', 'danger'] as const

export type AdmonitionType = (typeof ADMONITION_TYPES)[number]
