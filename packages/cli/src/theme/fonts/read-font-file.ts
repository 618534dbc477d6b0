import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fromBuffer } from '@capsizecss/unpack'
import { isRecord } from '@fyr/content-pipeline/internal'
import { create, type Font } from 'fontkitten'

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
  /** Lists the code points of its characters, in order. */
  readonly listCharacters: () => readonly number[]
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

const LAST_CHARACTER = 0x10ffff

/** Each that there may be is looked for: what a file lists itself may be any number of numbers. */
function charactersOf(font: Pick<Font, 'hasGlyphForCodePoint'>): readonly number[] {
  const found: number[] = []
  for (let character = 0; character <= LAST_CHARACTER; character += 1)
    if (font.hasGlyphForCodePoint(character)) found.push(character)
  return found
}

/** Bytes that a font may unpack to: one with all Chinese characters has a fifth as many. */
const LARGEST_FONT = 100_000_000

/** Whether what is packed in a font is not too much to read: a few kilobytes of WOFF2 may stand for gigabytes. */
function isUnpackable(bytes: Buffer): boolean {
  const font = create(bytes)
  const [start, directory]: unknown[] = [Reflect.get(font, '_dataPos'), Reflect.get(font, 'directory')]
  const size = isRecord(directory) ? directory['totalCompressedSize'] : null
  if (typeof start !== 'number' || typeof size !== 'number') return bytes.toString('latin1', 0, 4) !== 'wOF2'
  try {
    brotliDecompressSync(bytes.subarray(start, start + size), { maxOutputLength: LARGEST_FONT })
    return true
  } catch {
    return false
  }
}

/** Reads a font (absolute path); null for a file that is not a font. */
export async function readFontFile(path: string): Promise<FontFile | null> {
  const format = FONT_FORMATS[extname(path).toLowerCase()]
  if (format === undefined) return null
  const bytes = readFileSync(path)
  try {
    if (!isUnpackable(bytes)) return null
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
      listCharacters: () => charactersOf(font),
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
