import type { AccentName } from './site-choices.ts'

/** Colours of an accent by the names of their tokens. */
interface AccentTokens {
  readonly accent: string
  readonly 'accent-strong': string
  readonly 'accent-ground': string
  readonly 'accent-line': string
  readonly selection: string
  readonly 'on-accent'?: string
}

interface Accent {
  readonly light: AccentTokens
  readonly dark: AccentTokens
}

/**
 * Each accent in the lightness and about the saturation that the theme's own has, so that the contrasts stay; `fyr check`
 * computes them.
 */
const ACCENTS: Readonly<Record<Exclude<AccentName, 'sea'>, Accent>> = {
  blue: {
    light: {
      accent: '#2c579e',
      'accent-strong': '#1f417b',
      'accent-ground': '#e2ecfd',
      'accent-line': '#4879cc',
      selection: '#c8ddff',
    },
    dark: {
      accent: '#8ab6ff',
      'accent-strong': '#b7d2ff',
      'accent-ground': '#192c4b',
      'accent-line': '#5a8de1',
      'on-accent': '#0e1e38',
      selection: '#2e4d82',
    },
  },
  violet: {
    light: {
      accent: '#654594',
      'accent-strong': '#4d3372',
      'accent-ground': '#eee8fa',
      'accent-line': '#8865c0',
      selection: '#e1d3fe',
    },
    dark: {
      accent: '#c3a1ff',
      'accent-strong': '#d9c5ff',
      'accent-ground': '#312447',
      'accent-line': '#9b79d5',
      'on-accent': '#231734',
      selection: '#56407a',
    },
  },
  pink: {
    light: {
      accent: '#8f315d',
      'accent-strong': '#6e2446',
      'accent-ground': '#fbe5ed',
      'accent-line': '#bc5080',
      selection: '#ffcbde',
    },
    dark: {
      accent: '#ff8aba',
      'accent-strong': '#ffbad4',
      'accent-ground': '#451c2e',
      'accent-line': '#d16492',
      'on-accent': '#331020',
      selection: '#773351',
    },
  },
  red: {
    light: {
      accent: '#923630',
      'accent-strong': '#712823',
      'accent-ground': '#fce6e3',
      'accent-line': '#bf554c',
      selection: '#ffcec8',
    },
    dark: {
      accent: '#ff9287',
      'accent-strong': '#ffbeb6',
      'accent-ground': '#471e1b',
      'accent-line': '#d5695f',
      'on-accent': '#34120f',
      selection: '#7a3630',
    },
  },
  orange: {
    light: {
      accent: '#84461b',
      'accent-strong': '#663412',
      'accent-ground': '#f7e8e0',
      'accent-line': '#ae6738',
      selection: '#f6d4bf',
    },
    dark: {
      accent: '#f0a06d',
      'accent-strong': '#ffc19d',
      'accent-ground': '#402513',
      'accent-line': '#c27a4b',
      'on-accent': '#2f1809',
      selection: '#6f4124',
    },
  },
  green: {
    light: {
      accent: '#2a683b',
      'accent-strong': '#1e4f2b',
      'accent-ground': '#e3f0e5',
      'accent-line': '#488d59',
      selection: '#c7e5cc',
    },
    dark: {
      accent: '#7fca8f',
      'accent-strong': '#a8e2b3',
      'accent-ground': '#19331f',
      'accent-line': '#5ba06b',
      'on-accent': '#0e2413',
      selection: '#2e5938',
    },
  },
}

/** Source of `theme/tokens.css`; null for the theme's own accent. */
export function accentTokens(name: AccentName): string | null {
  if (name === 'sea') return null
  const { light, dark } = ACCENTS[name]
  return [
    '/* The accent of the site. "fyr check" computes the contrast of every pair of colours that meets on a page. */',
    ...rule('light', light),
    '',
    ...rule('dark', dark),
    '',
  ].join('\n')
}

function rule(mode: keyof Accent, tokens: AccentTokens): string[] {
  const lines = Object.entries(tokens).map(([name, color]) => `  --fyr-color-${name}: ${color};`)
  return [`[data-theme='${mode}'] {`, ...lines, '}']
}
