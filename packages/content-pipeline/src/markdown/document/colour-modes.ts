export type ColourMode = 'light' | 'dark'

/** Property of an image that is for one colour mode, until its address says so. */
export const COLOUR_MODE = 'dataFyrColourMode'

/** Classes that other tools hide a picture with: their templates have them, and so have READMEs. */
const CLASSES: ReadonlyMap<string, ColourMode> = new Map([
  ['light-only', 'light'],
  ['only-light', 'light'],
  ['light-mode-only', 'light'],
  ['dark:sl-hidden', 'light'],
  ['dark-only', 'dark'],
  ['only-dark', 'dark'],
  ['dark-mode-only', 'dark'],
  ['light:sl-hidden', 'dark'],
])

/** The colour mode that a class of other tools shows a picture in; null for any other class. */
export function modeOfClass(name: string): ColourMode | null {
  return CLASSES.get(name) ?? null
}
