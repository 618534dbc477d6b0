import { ADMONITION_TYPES, type AdmonitionType } from '../../manifest/index.ts'

/** Names that other tools have for a type. */
const SYNONYMS: Readonly<Record<string, AdmonitionType>> = {
  secondary: 'note',
  success: 'tip',
  important: 'info',
  caution: 'warning',
}

/** The type of an admonition by every name that its directive may have. */
export const ADMONITION_NAMES: ReadonlyMap<string, AdmonitionType> = new Map([
  ...ADMONITION_TYPES.map((type) => [type, type] as const),
  ...Object.entries(SYNONYMS),
])
