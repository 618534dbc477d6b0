import type { RootContent, Root } from 'hast'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { DocumentLink } from '../link/document-link.tsx'

/** Elements allowed in a line of text, besides links; any other is dropped and its text kept. */
const INLINE_ELEMENTS = new Set(['code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'])

/** A sanitised tree of inline text. */
export interface InlineContentProps {
  readonly tree: Root
}

/**
 * Renders a sanitised tree of inline text. The full article renderer stays on the server; this is the small part that
 * the shell needs in the browser.
 */
export function InlineContent({ tree }: InlineContentProps): ReactElement {
  return createElement(Fragment, null, ...tree.children.map(renderNode))
}

function renderNode(node: RootContent): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { tagName, properties } = node
  const children = node.children.map(renderNode)
  if (tagName === 'a' && typeof properties.href === 'string') {
    const isDocument = properties.dataFyrDocument !== undefined
    return createElement(DocumentLink, { href: properties.href, isDocument }, ...children)
  }
  return createElement(INLINE_ELEMENTS.has(tagName) ? tagName : Fragment, null, ...children)
}
