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
      if ('children' in node) placeLineEnds(node.children)
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
 * The converter writes line ends that have no place after the text of an item. The parser makes one text of both, which would have none
 * either.
 */
function placeLineEnds(nodes: readonly RootContent[]): void {
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1]
    if (node.type !== 'text' || node.position || before?.type !== 'text' || !before.position) continue
    const { end } = before.position
    node.position = { start: end, end }
  }
}

/** Restores the characters everywhere: something that looks like a tag may be an attribute value or text. */
function showMarks(tree: Root): Root {
  const shown: Root = JSON.parse(JSON.stringify(tree).replaceAll(HASH, '#').replaceAll(DOT, '.'))
  return shown
}
