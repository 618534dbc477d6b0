import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { isTooDeep } from './is-too-deep.ts'

/** Levels of elements in a page with raw HTML; Markdown alone stays below by its own limit. */
const DEEPEST_HTML = 400

/** Parses the raw HTML in a tree. Null when it nests more deeply than later stages, which call themselves, can follow. */
export function parseRawHtml(tree: Root): Root | null {
  try {
    const parsed = unified().use(rehypeRaw).runSync(tree)
    return isTooDeep(parsed, DEEPEST_HTML) ? null : parsed
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
