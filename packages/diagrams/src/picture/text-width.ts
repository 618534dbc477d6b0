/**
 * Widths of the characters from blank to tilde in hundredths of the size of the text, in the typeface of the theme at the weight of
 * labels, as Chromium measures them.
 */
const WIDTHS = [
  24, 23, 36, 52, 64, 81, 65, 19, 29, 29, 43, 56, 21, 42, 21, 49, 67, 41, 63, 63, 63, 64, 60, 53, 62, 61, 30,
  30, 55, 54, 55, 57, 93, 69, 69, 71, 70, 61, 60, 71, 72, 28, 61, 66, 58, 89, 75, 75, 66, 75, 68, 65, 57, 69,
  69, 97, 63, 59, 56, 36, 47, 36, 44, 56, 26, 57, 61, 56, 61, 58, 41, 61, 59, 26, 28, 61, 28, 89, 59, 59, 61,
  61, 39, 54, 41, 59, 56, 83, 61, 55, 55, 40, 27, 40, 52,
]
const OTHER_LETTER = 66
const WHOLE = 100
const IS_WHOLE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u
const IS_MARK = /\p{M}/u
/** What a site's own typeface, or the one that a reader has instead, may be wider. */
const SPARE = 1.1

/** About how wide a text is drawn. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text.normalize('NFD')) {
    const code = character.charCodeAt(0) - 32
    if (IS_MARK.test(character)) continue
    width += WIDTHS[code] ?? (IS_WHOLE.test(character) ? WHOLE : OTHER_LETTER)
  }
  return (width * size * SPARE) / 100
}

/** The lines of a text where none is to be wider than `width`; a word that is stays whole. */
export function wrapText(text: string, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let lineWidth = 0
    for (const word of paragraph.split(/\s+/)) {
      const wordWidth = textWidth(` ${word}`, size)
      if (line !== '' && lineWidth + wordWidth > width) {
        lines.push(line)
        line = ''
        lineWidth = 0
      }
      line = line === '' ? word : `${line} ${word}`
      lineWidth += wordWidth
    }
    return [...lines, line]
  })
}

/** How wide the widest of some lines is. */
export function linesWidth(lines: readonly string[], size: number): number {
  return lines.reduce((widest, line) => Math.max(widest, textWidth(line, size)), 0)
}
