import type { Root } from 'mdast'
import { NotPlain } from './not-plain.ts'
import { parsePlainBlocks } from './plain-blocks.ts'
import { positionOf, splitLines } from './source-line.ts'

/**
 * Characters that lines are not divided by, though those of regular expressions are, or that stand for another number of
 * columns than one.
 */
const STRANGE = /[\r\0\uFEFF\u2028\u2029]/

/**
 * The tree of a Markdown text, read in a tenth of the time: what prose, lists, tables, code and admonitions are made of
 * is recognised at once, and a block that holds more is given to `parseWhole`. Null for a text that has something which
 * blocks don't have to themselves, such as link definitions, or that is nested in unusual ways.
 *
 * The tree is the same to the last position; a test compares both on the examples of the specification and on random
 * texts.
 *
 * @param parseWhole Reads any text by the whole grammar; null when it is too deep.
 */
export function parsePlain(text: string, parseWhole: (text: string) => Root | null): Root | null {
  if (STRANGE.test(text)) return null
  const lines = splitLines(text)
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return null
  try {
    const children = parsePlainBlocks(lines, parseWhole)
    return { type: 'root', children, position: positionOf(first, last) }
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}
