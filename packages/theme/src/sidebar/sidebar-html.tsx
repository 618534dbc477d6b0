import type { RootContent, Root } from 'hast'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { DocumentLink } from '../link/document-link.tsx'

/** HTML between the entries of a sidebar, already sanitised. */
export interface SidebarHtmlProps {
  readonly body: Root
  /** Whether it stands where the labels of entries stand. */
  readonly isIndented: boolean
}

/**
 * Words, a line or a picture between the entries of a sidebar. It is drawn in the browser too, where the renderer of
 * articles is not: this is the little of it that plain HTML needs.
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
      // The tree spells these as objects of the document do, React as HTML does.
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
