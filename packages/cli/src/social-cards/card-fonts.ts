import { create } from 'fontkitten'
import type { CardFont } from './draw-card.ts'

/** Fonts of cards, and what they can show. */
export interface CardFonts {
  readonly fonts: readonly CardFont[]
  /** The first letter of a text that no font has; null when they have all. */
  missingLetter(text: string): string | null
}

/** Opens font files (TTF, OTF, WOFF or WOFF2). Throws for any other bytes. */
export function openCardFonts(files: readonly Uint8Array[]): CardFonts {
  const opened = files.map((data, index) => {
    const font = create(Buffer.from(data))
    if (!('hasGlyphForCodePoint' in font)) throw new TypeError('A collection of fonts.')
    // Names of families may be equal, and text is set in the first font that has its letters.
    return { name: `card-${index}`, data, font }
  })
  const hasLetter = (letter: string): boolean =>
    /^[\s\p{Cf}]$/u.test(letter) ||
    opened.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return {
    fonts: opened.map(({ name, data }) => ({ name, data })),
    missingLetter: (text) => [...text.normalize('NFC')].find((letter) => !hasLetter(letter)) ?? null,
  }
}
