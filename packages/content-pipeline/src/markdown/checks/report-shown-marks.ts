import type { Nodes } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { firstMatches } from './first-matches.ts'
import { pointOf } from './point-of.ts'

/** Marks around a text. In globs there are slashes beside them. */
const MARKED = /(?<![*~])(\*\*?|~~)(?![\s*~/])([^*~\n]{1,200}?)(?<![\s/])\1(?![*~/])/g
const ELEMENTS: Readonly<Record<string, string>> = { '**': 'strong', '*': 'em', '~~': 'del' }

/** Stands for code, a link or a picture: they begin and end with punctuation. */
const OBJECT = '\uFFFC'
const LETTER = /[\p{L}\p{N}]/u
const PUNCTUATION = /[\p{P}\p{S}]/u
/** Formulas, patterns and pointers have single asterisks between other characters. */
const NOT_ASCII = /[^\0-\u007F\uFFFC]/

/** Reports marks that readers see, such as `**重要：**请`: between a letter outside and punctuation inside they mark nothing. */
export function reportShownMarks(children: readonly Nodes[], context: DocumentContext): void {
  const values = children.map((node) => (node.type === 'text' ? node.value : OBJECT))
  if (!values.some((value) => value.includes('*') || value.includes('~~'))) return
  const text = values.join('')
  for (const { 0: written, 1: mark = '', 2: words = '', index } of firstMatches(text, MARKED)) {
    const end = index + written.length
    const [before, after] = [text.slice(Math.max(0, index - 2), index), text.slice(end, end + 2)]
    const sides = [
      [[...before].at(-1), [...words][0]],
      [[...after][0], [...words].at(-1)],
    ].filter(([outside = '', inside = '']) => LETTER.test(outside) && PUNCTUATION.test(inside))
    if (sides.length === 0 || (mark !== '**' && !NOT_ASCII.test(sides.flat().join('')))) continue
    let [at, from] = [0, index]
    for (; from >= (values[at] ?? text).length; at += 1) from -= (values[at] ?? '').length
    const node = children[at]
    const first = node?.type === 'text' ? node.value.slice(from, from + written.length) : ''
    const start = node?.type === 'text' ? pointOf(first, node, context, from) : null
    if (start === null) continue
    const shown = words.replaceAll(OBJECT, '…')
    const name = mark === '~~' ? 'tildes' : 'asterisks'
    const problem = `"${mark}${shown}${mark}" is shown with its ${name}: between punctuation and a letter they mark nothing.`
    const [open, close] = [`<${ELEMENTS[mark]}>`, `</${ELEMENTS[mark]}>`]
    const hint = `Write "${open}${shown}${close}", or leave the punctuation outside the ${name}.`
    reportAt(context, { position: { start } }, 'unread-syntax', problem, hint)
  }
}
