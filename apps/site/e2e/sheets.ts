import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** The margin that browsers leave; what reaches into it is cut. */
const MARGIN = '1cm'

/** What the browser puts on paper. */
export interface Sheets {
  /** All texts one after the other, without spaces. */
  readonly text: string
  /** Size of the smallest letters, in points. */
  readonly smallest: number
}

/** Has the browser print a page and reads the result. */
export async function printSheets(page: Page): Promise<Sheets> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const sheets = await Promise.all(
    numbers.map(async (number) => (await document.getPage(number)).getTextContent()),
  )
  await document.destroy()
  const texts = sheets.flatMap(({ items }) =>
    items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : [])),
  )
  return {
    text: withoutSpaces(texts.map(({ str }) => str).join('')),
    smallest: Math.min(...texts.map(({ height }) => height)),
  }
}

/** How printed texts differ from those that should be printed. */
export interface Difference {
  readonly missing: readonly string[]
  /** What is printed beyond them, in pieces. */
  readonly left: readonly string[]
}

/**
 * Removes texts from what is printed, each once. They are looked for everywhere, the longest first. Those that are in no
 * one place, because columns that continue on the next sheet mix the order, are looked for in two parts, in what is left.
 * Single words, with or without marks around them, come last, and each before shorter ones, which are in the middle of its parts.
 *
 * @param printed the `text` of sheets
 */
export function compareTexts(printed: string, texts: readonly string[]): Difference {
  let rest = printed
  const take = (letters: string): boolean => {
    const at = rest.indexOf(letters)
    if (at === -1) return false
    rest = `${rest.slice(0, at)}\n${rest.slice(at + letters.length)}`
    return true
  }
  const takeInParts = (letters: string): boolean => {
    for (let length = letters.length - 1; length > 0; length -= 1) {
      const [first, second] = [letters.slice(0, length), letters.slice(length)]
      if (rest.includes(first) && rest.includes(second)) return take(first) && take(second)
    }
    return false
  }
  const lengthOf = (text: string): number => withoutSpaces(text).length
  const isWord = (text: string): boolean => !/[\p{L}\p{N}].*\s.*[\p{L}\p{N}]/su.test(text)
  const byLength = texts.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const words = byLength.filter(isWord)
  const wordsByLength = [...new Set(words.map(lengthOf))].map((length) =>
    words.filter((word) => lengthOf(word) === length),
  )
  const missing = [byLength.filter((text) => !isWord(text)), ...wordsByLength].flatMap((group) =>
    group
      .map(withoutSpaces)
      .filter((letters) => !take(letters))
      .filter((letters) => !takeInParts(letters)),
  )
  return { missing, left: rest.split('\n').filter((piece) => piece !== '') }
}

/** Returns only the letters of a text, one for each that is drawn in several ways, such as in ligatures. */
function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B]/gu, '')
}
