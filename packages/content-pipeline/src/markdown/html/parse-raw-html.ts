import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { isTooDeep } from '../document/is-too-deep.ts'
import { walkHypertext } from '../document/walk-tree.ts'

/** Levels of elements in a page with raw HTML; Markdown alone stays below by its own limit. */
const DEEPEST_HTML = 400

/** The start of a tag up to the end of its name, as HTML has it. */
const TAG = /<\/?[a-z][^\t\n\f\r />]*/gi

/** Stand in for "#" and ".", and in no text: Unicode keeps these characters for the inside of programs. */
const HASH = '\uFDD0'
const DOT = '\uFDD1'

/** Parses the raw HTML in a tree. Null when it nests more deeply than later stages, which call themselves, can follow. */
export function parseRawHtml(tree: Root): Root | null {
  try {
    const isHidden = hideMarks(tree)
    const parsed = unified().use(rehypeRaw).runSync(tree)
    if (isTooDeep(parsed, DEEPEST_HTML)) return null
    return isHidden ? showMarks(parsed) : parsed
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The parser makes its elements from selectors, so `<br#x>`, which HTML does not know, would become a `<br>` that holds
 * text. Says whether a name had such marks.
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

/** What looks like a tag may also have been the value of an attribute, or text: the marks are back wherever they were. */
function showMarks(tree: Root): Root {
  const shown: Root = JSON.parse(JSON.stringify(tree).replaceAll(HASH, '#').replaceAll(DOT, '.'))
  return shown
}
