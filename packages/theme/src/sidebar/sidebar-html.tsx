import type { RootContent, Root } from 'hast'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { DocumentLink } from '../link/document-link.tsx'

/** HTML between the entries of a sidebar, already sanitised. */
export interface SidebarHtmlProps {
  readonly body: Root
  /** Whether it is aligned with the labels of entries. */
  readonly isIndented: boolean
}

/**
 * Text, a line or an image between the entries of a sidebar. It is rendered in the browser too, where the article
 * renderer is missing: this is the small part that plain HTML needs.
 */
export function SidebarHtml({ body, isIndented }: SidebarHtmlProps): ReactElement {
  const className = isIndented ? 'fyr-sidebar-html fyr-sidebar-html-indented' : 'fyr-sidebar-html'
  return createElement('div', { className }, ...body.children.map(renderNode))
}

function renderNode(node: RootContent): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { tagName, properties } = node
  const written = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      // The tree uses DOM property names, React uses those of HTML.
      /^(?:aria|data)[A-Z]/.test(name) ? name.replaceAll(/[A-Z]/g, '-$&').toLowerCase() : name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  )
  const children = node.children.map(renderNode)
  const { href, dataFyrDocument } = properties
  if (tagName !== 'a' || typeof href !== 'string') return createElement(tagName, written, ...children)
  const isDocument = dataFyrDocument !== undefined
  return createElement(DocumentLink, { ...written, href, isDocument }, ...children)
}
