import { ADMONITION_TYPES } from '@fyr/content-pipeline/manifest'
import type { ColorName } from './color-name.ts'

/** Two colours that meet on a page. */
export interface ContrastPair {
  readonly foreground: ColorName
  readonly background: ColorName
  /** A second colour that partly covers the background: `share` of it, from 0 to 1. */
  readonly tint?: { readonly color: ColorName; readonly share: number }
  /** Minimum contrast by WCAG 2.2: 7 and 4.5 for text, 3 for large text, borders of controls and marks. */
  readonly minimum: 7 | 4.5 | 3
  /** Which component uses the pair, and for what. */
  readonly use: string
}

const TEXT_GROUNDS = ['ground', 'ground-raised', 'ground-sunken', 'accent-ground'] as const
const ADMONITION_TEXTS = ['ink', 'accent', 'accent-strong'] as const
const CODE_GROUNDS = [
  'ground-raised',
  'code-line',
  'code-inserted',
  'code-deleted',
  'warning-ground',
] as const
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

/** Share of its own colour that an admonition puts behind inline code; the same as in `content/admonition.css`. */
const ADMONITION_TINT = 0.12

/** Every pair of colours that meets in the theme's style sheet. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(
    ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong'],
    TEXT_GROUNDS,
    4.5,
    'text and links of every component',
  ),
  ...pairs(['danger'], ['ground', 'ground-raised'], 4.5, 'error text of PageCrash'),
  ...pairs(['tip'], ['ground', 'ground-raised', 'ground-sunken'], 4.5, 'confirmation of CodeBlock'),
  ...pairs(ADMONITION_TYPES, ['ground', 'ground-raised', 'accent-ground'], 4.5, 'badges of the sidebar'),
  ...pairs(['on-accent'], ['accent', 'accent-strong'], 4.5, 'text of the primary button'),
  ...pairs(['ink', 'accent', 'accent-strong'], ['selection'], 3, 'selected text'),
  ...ADMONITION_TYPES.flatMap((type) => {
    const plain = pairs([type, ...ADMONITION_TEXTS], [`${type}-ground`], 4.5, `Admonition "${type}"`)
    const tint = { color: type, share: ADMONITION_TINT }
    return [...plain, ...plain.map((pair) => ({ ...pair, tint, use: `code in ${pair.use}` }))]
  }),
  ...pairs(CODE_COLORS, CODE_GROUNDS, 4.5, 'CodeBlock'),
  ...pairs(['accent', 'accent-strong'], ['code-line'], 4.5, 'links in highlighted text'),
  ...pairs(
    ['tip', 'danger', 'accent-line'],
    ['code-line', 'code-inserted', 'code-deleted'],
    3,
    'line marker in CodeBlock',
  ),
  ...pairs(['warning'], ['warning-ground'], 3, 'marker of a warning in CodeBlock'),
  ...pairs(
    ['line-strong', 'accent', 'accent-strong', 'beacon'],
    ['ground', 'ground-raised'],
    3,
    'borders of controls, marker of the current heading',
  ),
  ...pairs(['danger'], ['danger-ground'], 3, 'border of the load-failure notice'),
  ...pairs(
    ['focus'],
    [...TEXT_GROUNDS, ...ADMONITION_TYPES.map((type) => `${type}-ground` as const)],
    3,
    'focus ring of every control',
  ),
]

/** The pairs of text for readers who ask their system for more contrast, with what `styles/contrast.css` shows them. */
export const moreContrastPairs: readonly ContrastPair[] = pairs(
  ['ink', 'accent-strong'],
  TEXT_GROUNDS,
  7,
  'text and links of every component, where more contrast is asked for',
)

/** Decorative colours, with the reason why they need no contrast. */
export const decorativeColors: Readonly<Partial<Record<ColorName, string>>> = {
  line: 'hairlines between parts that spacing and headings also separate',
}

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
