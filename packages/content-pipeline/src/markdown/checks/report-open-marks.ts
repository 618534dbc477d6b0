import type { Nodes } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { firstMatches } from './first-matches.ts'
import { joinedText, OBJECT, pointInText } from './point-of.ts'

/** At the start of a line, or behind the punctuation that ends bold words. Anything else may be a name, a glob or a power. */
const OPEN = /(?<=^|\n)(?:\*\*|__)(?=[\p{Lu}\p{Lo}][\p{L}\p{M}]*[\s:,])|(?<=\p{L}[:.!?])\*\*(?=\s|$)/gu
/** Beside a word on one side. In English of typewriters it also opens a quotation, `like this'. */
const TICK = /(?<![`"'“‘(])`(?=[\p{L}\p{N}@./<$-])(?![^`]*')|(?<=[\p{L}\p{N})>])`(?![`"'”’)])/gu
const SPACED = /(?<=^|\s)(\*\*|__)([^*_\n]{1,200})\1(?=[\s\p{P}]|$)/gu

/** Reports marks of bold text and of code that readers see: a blank is inside them, or the other one is missing. */
export function reportOpenMarks(children: readonly Nodes[], context: DocumentContext): void {
  const text = joinedText(children)
  if (!/\*\*|__|`/.test(text)) return
  const report = (index: number, mark: string, problem: string, hint: string) => {
    const start = pointInText(index, mark.length, children, context)
    if (start !== null) reportAt(context, { position: { start } }, 'unread-syntax', problem, hint)
  }
  for (const { index, 1: mark = '', 2: inside = '' } of firstMatches(text, SPACED)) {
    const words = inside.trim()
    // With a blank on both sides they may be powers.
    if (!/\p{L}{2}/u.test(words) || /^\s/.test(inside) === /\s$/.test(inside)) continue
    const hint = `Write "${mark}${words.replaceAll(OBJECT, '…')}${mark}".`
    report(index, mark, `"${mark}" is shown: with a blank inside it marks nothing.`, hint)
  }
  for (const mark of ['**', '__', '`']) {
    // Two marks may be meant as text. A formula that has taken the other one has a report of its own.
    if (text.split(mark).length !== 2 || children.some((node) => isFormulaWith(mark, node))) continue
    const [found] = firstMatches(text, mark === '`' ? TICK : OPEN)
    if (found?.[0] !== mark) continue
    const problem = `"${mark}" is shown: there is no second one that ends what it marks.`
    const hint = `Add it, or write "\\${mark.charAt(0)}" for the character itself.`
    report(found.index, mark, problem, hint)
  }
}

function isFormulaWith(mark: string, node: Nodes): boolean {
  return node.type === 'inlineMath' && node.value.includes(mark)
}
