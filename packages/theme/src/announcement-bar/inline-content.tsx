import type { RootContent, Root } from 'hast'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Elements that may stand in a line of text; any other is passed over and its text kept. */
const INLINE_ELEMENTS = new Set(['a', 'code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'])

/**
 * Renders a sanitised tree of inline text. The full renderer of articles stays on the server; this is the little that
 * the shell needs in the browser.
 */
export function InlineContent({ tree }: { readonly tree: Root }): ReactElement {
  return createElement(Fragment, null, ...tree.children.map(renderNode))
}

function renderNode(node: RootContent): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const children = node.children.map(renderNode)
  if (!INLINE_ELEMENTS.has(node.tagName)) return createElement(Fragment, null, ...children)
  const href = node.tagName === 'a' ? node.properties.href : undefined
  return createElement(node.tagName, typeof href === 'string' ? { href } : null, ...children)
}
