import type { ColorName } from './color-name.ts'

/** A colour that follows the accent of a site. */
export interface AccentColor {
  readonly name: ColorName
  /** Colours with another meaning: if the accent looks like one of them, this colour stays as it is. */
  readonly distinctFrom?: readonly ColorName[]
}

const FOLLOWING = [
  'ground',
  'ground-raised',
  'ground-sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'accent-ground',
  'accent-line',
  'on-accent',
  'selection',
  'note',
  'note-ground',
  'code-comment',
  'code-line',
] as const

/** Every colour that takes its hue from the accent of a site. All others have a meaning of their own. */
export const accentColors: readonly AccentColor[] = [
  ...FOLLOWING.map((name) => ({ name })),
  ...(['info', 'info-ground'] as const).map((name) => ({
    name,
    distinctFrom: ['tip', 'warning', 'danger'] as const,
  })),
]
