import { isTooDeep, walkHypertext } from '@fyr/markdown-parser/tree'
import type { Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

/** Nesting levels of elements in a page with raw HTML; the limit for Markdown keeps it below this. */
export const DEEPEST_HTML = 400

/** The start of a tag up to the end of its name, as HTML defines it. */
const TAG = /<\/?[a-z][^\t\n\f\r />]*/gi

/** Replace "#" and "."; these private characters do not occur in text. */
const HASH = '\uFDD0'
const DOT = '\uFDD1'

/** Parses the raw HTML in a tree. Null when it is nested more deeply than later, recursive stages can follow. */
export function parseRawHtml(tree: Root): Root | null {
  try {
    const isHidden = hideMarks(tree)
    walkHypertext(tree, (node) => {
      if ('children' in node) placeSpaces(node.children)
    })
    const parsed = unified().use(rehypeRaw).runSync(tree)
    if (isTooDeep(parsed, DEEPEST_HTML)) return null
    return isHidden ? showMarks(parsed) : parsed
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The parser makes its elements from selectors, so `<br#x>`, which is not HTML, would become a `<br>` with content.
 * Returns whether a name had such characters.
 */
function hideMarks(tree: Root): boolean {
  let isHidden = false
  const hide = (name: string): string => {
    const hidden = name.replaceAll('#', HASH).replaceAll('.', DOT)
    isHidden ||= hidden !== name
    return hidden
  }
  walkHypertext(tree, (node) => {
    if (node.type === 'raw') node.value = node.value.replaceAll(TAG, hide)
    else if (node.type === 'element') node.tagName = hide(node.tagName)
  })
  return isHidden
}

/**
 * The converter writes line ends after the text of an item, and a space between the box of a task and its text, without a place. The
 * parser makes one text of such neighbours, which would have none either.
 */
function placeSpaces(nodes: readonly RootContent[]): void {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'text' || node.position) continue
    const [before, after] = [nodes[index - 1], nodes[index + 1]]
    const beside = before?.type === 'text' ? before.position?.end : undefined
    const point = beside ?? (after?.type === 'text' ? after.position?.start : undefined)
    if (point !== undefined) node.position = { start: point, end: point }
  }
}

/** Restores the characters everywhere: something that looks like a tag may be an attribute value or text. */
function showMarks(tree: Root): Root {
  const shown: Root = JSON.parse(JSON.stringify(tree).replaceAll(HASH, '#').replaceAll(DOT, '.'))
  return shown
}
