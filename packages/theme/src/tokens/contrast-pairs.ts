import type { ColorName } from './color-name.ts'

/** Two colours that meet on a page. */
export interface ContrastPair {
  readonly foreground: ColorName
  readonly background: ColorName
  /** Least contrast after WCAG 2.2: 4.5 for text, 3 for large text, edges of controls and marks. */
  readonly minimum: 4.5 | 3
  /** Where the two meet. */
  readonly use: string
}

const TEXT_GROUNDS = ['ground', 'ground-raised', 'ground-sunken', 'accent-ground'] as const
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'] as const
const CODE_GROUNDS = ['ground-raised', 'code-line', 'code-inserted', 'code-deleted'] as const
const CODE_COLORS = [
  'ink',
  'ink-soft',
  'ink-faint',
  'danger',
  'code-comment',
  'code-keyword',
  'code-string',
  'code-constant',
  'code-function',
  'code-type',
  'code-property',
] as const

/** Every pair of colours that the theme's style sheet puts together. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong'], TEXT_GROUNDS, 4.5, 'text and links'),
  ...pairs(['danger', 'tip'], ['ground', 'ground-raised'], 4.5, 'error text, confirmation'),
  ...pairs(['on-accent'], ['accent', 'accent-strong'], 4.5, 'primary button'),
  ...pairs(['ink', 'accent', 'accent-strong'], ['selection'], 3, 'selected text'),
  ...ADMONITIONS.flatMap((type) =>
    pairs([type, 'ink', 'accent', 'accent-strong'], [`${type}-ground`], 4.5, `admonition: ${type}`),
  ),
  ...pairs(CODE_COLORS, CODE_GROUNDS, 4.5, 'code'),
  ...pairs(['line-strong', 'accent-line', 'beacon'], ['ground', 'ground-raised'], 3, 'edges and marks'),
  ...pairs(
    ['focus'],
    [...TEXT_GROUNDS, 'note-ground', 'tip-ground', 'info-ground', 'warning-ground', 'danger-ground'],
    3,
    'focus ring',
  ),
]

function pairs(
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
  minimum: ContrastPair['minimum'],
  use: string,
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum, use })),
  )
}
