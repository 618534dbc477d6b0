import type { FontFile } from './read-font-file.ts'

/** A font family of a site, with its files. */
export interface FontFamily {
  /** Use of the family: text or code. */
  readonly role: 'text' | 'code'
  readonly family: string
  /** In the order of the configuration. */
  readonly files: readonly FontFile[]
}

/** A font that readers have installed, and the average width of its letters relative to its size. */
interface LocalFont {
  readonly name: string
  readonly regular: readonly string[]
  readonly bold: readonly string[]
  readonly averageWidth: number
}

/** Fonts that most readers have. `@capsizecss/unpack` measures their widths, as it does for the site's own fonts. */
const FALLBACKS: Readonly<Record<FontFamily['role'], readonly LocalFont[]>> = {
  text: [
    {
      name: 'Arial',
      regular: ['Arial', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      averageWidth: 0.4458,
    },
    { name: 'Roboto', regular: ['Roboto'], bold: ['Roboto Bold'], averageWidth: 0.4448 },
    { name: 'DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], averageWidth: 0.5083 },
  ],
  code: [
    {
      name: 'Menlo',
      regular: ['Menlo', 'DejaVu Sans Mono'],
      bold: ['Menlo Bold', 'DejaVu Sans Mono Bold'],
      averageWidth: 0.602,
    },
    {
      name: 'Courier',
      regular: ['Courier New', 'Liberation Mono', 'Cousine'],
      bold: ['Courier New Bold', 'Liberation Mono Bold', 'Cousine Bold'],
      averageWidth: 0.6001,
    },
  ],
}

const GENERIC = { text: ['system-ui', 'sans-serif'], code: ['monospace'] } as const

/** Weight from which the bold fallback is used. */
const FIRST_BOLD = 551

/**
 * The rules of a family: one for each file, and one for each installed fallback, scaled to the width and height of the
 * family, so that nothing shifts when the font loads late.
 */
export function fontFaces({ role, family, files }: FontFamily): string {
  const [first] = files.toSorted((left, right) => rank(left) - rank(right))
  const own = files.map((file) =>
    face({
      'font-family': quoted(family),
      src: `url(${quoted(file.path)}) format(${quoted(file.format)})`,
      'font-weight': file.weights.join(' '),
      'font-style': file.isItalic ? 'italic' : 'normal',
      ...(isPart(file, files) && { 'unicode-range': ranges(file.listCharacters()) }),
      // A page that was painted before the font was loaded keeps the fallback.
      'font-display': 'optional',
    }),
  )
  return [
    ...own,
    ...(first ? FALLBACKS[role].flatMap((local) => fallbackFaces(family, first, local)) : []),
  ].join('\n')
}

/** The value of a family's token: the family, its fallback, and a generic family. */
export function fontStack({ role, family }: FontFamily): string {
  const names = [family, ...FALLBACKS[role].map(({ name }) => `${family} ${name}`)]
  return [...names.map(quoted), ...GENERIC[role]].join(', ')
}

function fallbackFaces(family: string, { metrics }: FontFile, local: LocalFont): string[] {
  const sizeAdjust = metrics.averageWidth / local.averageWidth
  const common = {
    'size-adjust': percent(sizeAdjust),
    'ascent-override': percent(metrics.ascent / sizeAdjust),
    'descent-override': percent(metrics.descent / sizeAdjust),
    'line-gap-override': percent(metrics.lineGap / sizeAdjust),
  }
  const faceOf = (names: readonly string[], weights: string): string =>
    face({
      'font-family': quoted(`${family} ${local.name}`),
      src: names.map((name) => `local(${quoted(name)})`).join(', '),
      'font-weight': weights,
      ...common,
    })
  return [faceOf(local.regular, `1 ${FIRST_BOLD - 1}`), faceOf(local.bold, `${FIRST_BOLD} 1000`)]
}

/** Whether other files have the same weight and style, so that each contains only a part of the characters. */
function isPart(file: FontFile, files: readonly FontFile[]): boolean {
  return files.some(
    (other) =>
      other !== file && other.isItalic === file.isItalic && other.weights.join() === file.weights.join(),
  )
}

function hex(value: number): string {
  return value.toString(16)
}

/** Code points as ranges: `U+20-7e, U+a0`. */
function ranges(characters: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const character of characters) {
    const run = runs.at(-1)
    if (run !== undefined && character <= run[1] + 1) run[1] = character
    else runs.push([character, character])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(', ')
}

/** Sorts upright text of a middle weight first, because most text uses it. */
function rank({ isItalic, weights: [from, to = from] }: FontFile): number {
  const distance = Math.max(0, from - 400, 400 - to)
  return distance + (isItalic ? 1000 : 0)
}

function face(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
