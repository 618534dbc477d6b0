import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { ParseError, renderToString } from 'katex'
import type { Literal, Root } from 'mdast'
import remarkMath from 'remark-math'
import type { Processor } from 'unified'
import { visitParents } from 'unist-util-visit-parents'
import type { VFile } from 'vfile'
import { mayBeText, withDollarRule } from './dollars.ts'
import { formulaMacros, RefusedFormula } from './formula-macros.ts'

/**
 * A remark plugin that turns formulas into MathML at build time: `$…$` in a line, `$$` around a block. Browsers lay out
 * MathML themselves, so pages load nothing for it. Dollars beside a blank or before a digit are text; write another one that is no
 * formula as `\$5`. A formula that cannot be parsed is an error with its position.
 */
export function math(this: Processor) {
  remarkMath.call(this as never)
  const extensions = this.data().micromarkExtensions ?? []
  const syntax = extensions.pop()
  if (syntax !== undefined) extensions.push(withDollarRule(syntax))
  return (tree: Root, file: VFile): void => {
    const lines = String(file).split('\n')
    visitParents(tree, (node, parents) => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return
      const isBlock = node.type === 'math'
      // A table needs the backslash for its bars, as in code; `\|` itself would be a double bar.
      if (parents.at(-1)?.type === 'tableCell') node.value = node.value.replaceAll('\\|', '|')
      // GitHub's form: backticks inside the dollars.
      if (!isBlock) node.value = node.value.replace(/^`([^`]+)`$/, '$1')
      if (!isBlock) reportUnclear(node, lines, file)
      try {
        node.data = {
          hName: isBlock ? 'p' : 'span',
          hChildren: [renderFormula(node.value, isBlock, node.position)],
        }
      } catch (error) {
        const message = file.message(`Cannot parse this formula: ${reasonOf(error)}`, {
          place: node.position,
          source: 'math',
        })
        message.fatal = true
        node.data = { hName: 'code', hChildren: [{ type: 'text', value: node.value }] }
      }
    })
  }
}

/** Warns of single dollars that an author may not have meant as a formula. */
function reportUnclear({ value, position }: Literal, lines: readonly string[], file: VFile): void {
  if (position === undefined) return
  const { start, end } = position
  const [first = '', last = ''] = [lines[start.line - 1], lines[end.line - 1]]
  const isDouble = first.startsWith('$$', start.column - 1)
  if (isDouble || !mayBeText(value, first.charAt(start.column - 2), last.charAt(end.column - 1))) return
  const message = file.message(
    `"$${value.replaceAll(/\s+/g, ' ')}$" is shown as a formula, but may be meant as text.`,
    {
      place: position,
      source: 'math',
    },
  )
  message.note = 'Write "\\$" for a dollar, or "$$" on both sides of a formula.'
}

/** Throws what does not say that a formula is wrong. */
function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return TOO_DEEP
  if (error instanceof RefusedFormula) return error.message
  if (error instanceof ParseError) return error.rawMessage
  throw error
}

const TOO_DEEP = 'it is nested too deeply'

/** Levels of a formula: fewer than those of a page, of which it is a part. */
const MOST_LEVELS = 200

/** A formula as one `math` element with its source. Throws `ParseError`, `RefusedFormula` or `RangeError`. */
function renderFormula(source: string, isBlock: boolean, position: Element['position']): Element {
  const markup = renderToString(source, {
    output: 'mathml',
    displayMode: isBlock,
    throwOnError: true,
    strict: 'ignore',
    macros: formulaMacros(source),
  })
  let rendered: Element | null = null
  visitParents(fromHtml(markup, { fragment: true }), 'element', (element, parents) => {
    if (parents.length > MOST_LEVELS) throw new RefusedFormula(TOO_DEEP)
    // Not that in the markup: what is dropped of it is reported where the formula is.
    element.position = position
    if (element.tagName === 'math') rendered = element
  })
  return withoutSource(
    rendered ?? { type: 'element', tagName: 'math', properties: {}, children: [] },
    source,
    isBlock,
  )
}

/** The library puts the source next to the formula; as an attribute it cannot be shown by mistake. */
function withoutSource(formula: Element, source: string, isBlock: boolean): Element {
  const [semantics] = formula.children
  const children: ElementContent[] =
    semantics?.type === 'element' && semantics.tagName === 'semantics'
      ? semantics.children.slice(0, 1)
      : formula.children
  return { ...formula, properties: { alttext: source, ...(isBlock ? { display: 'block' } : {}) }, children }
}
