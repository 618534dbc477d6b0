import { ADMONITION_TYPES, ADMONITION_WORDS, type AdmonitionType } from '../../manifest/index.ts'

/** The type of an admonition by every name that its directive may have. */
export const ADMONITION_NAMES: ReadonlyMap<string, AdmonitionType> = new Map([
  ...ADMONITION_TYPES.map((type) => [type, type] as const),
  ...Object.entries(ADMONITION_WORDS),
])
