import type { Element, Nodes } from 'hast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { EMBED_TAG } from '../directives/find-embeds.ts'
import { decodeLetters } from '../document/decode-letters.ts'

/** Elements that readers see without any text in them. What is missing of a picture is reported where it is. */
const SHOWN = /^(?:img|picture|svg|math|video|audio|fyr-.*)$/

/** Blanks, and characters that take no room. */
const BLANK = /[\s\u00AD\u200B-\u200F\u2060\uFEFF]/g

/** Reports headings and links in which there is nothing to see: readers cannot find them, and screen readers have no name for them. */
export function reportNameless(node: Nodes, context: DocumentContext): void {
  if (!('children' in node)) return
  if (node.type === 'element') {
    // Its link has its title, which is reported where it is missing.
    if (node.tagName === EMBED_TAG) return
    reportElement(node, context)
  }
  for (const child of node.children) reportNameless(child, context)
}

function reportElement(element: Element, context: DocumentContext): void {
  const { tagName, properties } = element
  if (/^h[1-6]$/.test(tagName)) {
    if (!isNameless(element, context)) return
    const hint = 'Write what the section is about, or delete the heading.'
    reportAt(context, element, 'empty-heading', 'This heading has no text.', hint)
  } else if (tagName === 'a' && typeof properties.href === 'string' && isNameless(element, context)) {
    const problem = `The link to "${decodeLetters(properties.href)}" has no text, so readers cannot see it.`
    const hint = 'Write the text between the brackets of "[ ]" or the tags of <a>, or delete the link.'
    reportAt(context, element, 'empty-link', problem, hint)
  }
}

/** Elements that plugins add have no place, and are often drawn by a style. */
function isNameless(element: Element, { plugins }: DocumentContext): boolean {
  if (plugins !== null && element.position === undefined) return false
  return String(element.properties.ariaHidden) !== 'true' && !isShown(element)
}

function isShown(node: Nodes): boolean {
  if (node.type === 'text') return node.value.replaceAll(BLANK, '') !== ''
  if (!('children' in node)) return false
  if (node.type === 'element' && (SHOWN.test(node.tagName) || hasLabel(node))) return true
  return node.children.some(isShown)
}

function hasLabel({ properties: { ariaLabel } }: Element): boolean {
  return typeof ariaLabel === 'string' && ariaLabel.trim() !== ''
}
