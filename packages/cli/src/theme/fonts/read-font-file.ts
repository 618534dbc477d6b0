import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'

/** Metrics of a font relative to its size. */
export interface FontMetrics {
  readonly averageWidth: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** A file of a font, with the data for its rule in a style sheet. */
export interface FontFile {
  /** Absolute, with `/`. */
  readonly path: string
  readonly format: string
  /** Its weight, or the lightest and the heaviest of a variable font. */
  readonly weights: readonly [from: number, to?: number]
  readonly isItalic: boolean
  /** Code points of its characters, in order. */
  readonly characters: readonly number[]
  readonly metrics: FontMetrics
}

/** Formats of fonts that browsers read, by file extension. */
export const FONT_FORMATS: Readonly<Partial<Record<string, string>>> = {
  '.woff2': 'woff2',
  '.woff': 'woff',
  '.ttf': 'truetype',
  '.otf': 'opentype',
}

const NORMAL_WEIGHT = 400

/** Reads a font (absolute path); null for a file that is not a font. */
export async function readFontFile(path: string): Promise<FontFile | null> {
  const format = FONT_FORMATS[extname(path).toLowerCase()]
  if (format === undefined) return null
  const bytes = readFileSync(path)
  try {
    const measured = await fromBuffer(bytes)
    const font = create(bytes)
    if (font.isCollection) return null
    const { unitsPerEm } = measured
    const axis = font.variationAxes['wght']
    const { fsSelection, usWeightClass } = font['OS/2']
    return {
      path,
      format,
      weights: axis ? [axis.min, axis.max] : [usWeightClass || NORMAL_WEIGHT],
      isItalic: fsSelection.italic || fsSelection.oblique || font.italicAngle !== 0,
      characters: font.characterSet.toSorted((left, right) => left - right),
      metrics: {
        averageWidth: measured.xWidthAvg / unitsPerEm,
        ascent: measured.ascent / unitsPerEm,
        descent: -measured.descent / unitsPerEm,
        lineGap: measured.lineGap / unitsPerEm,
      },
    }
  } catch {
    return null
  }
}
