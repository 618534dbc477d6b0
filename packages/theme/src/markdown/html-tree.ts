import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { Element, ElementContent, Properties } from 'hast'

/** A child of an element: text is a string, and null is left out. */
export type Child = ElementContent | string | null

/** An element of HTML. */
export function element(
  tagName: string,
  properties: Properties,
  ...children: readonly (Child | readonly Child[])[]
): Element {
  return { type: 'element', tagName, properties, children: children.flat().flatMap(toNode) }
}

function toNode(child: Child): ElementContent[] {
  if (child === null || child === '') return []
  return [typeof child === 'string' ? { type: 'text', value: child } : child]
}

/** A link; the label alone without an address. */
export function link(label: string, href: string | null): Child {
  return href === null ? label : element('a', { href }, label)
}

/** Puts a text between groups of inline content. */
export function joined(groups: readonly (readonly Child[])[], separator: string): Child[] {
  return groups.flatMap((group, index) => (index === 0 ? group : [separator, ...group]))
}

/** Inline content as a paragraph. */
export function paragraph(...children: readonly (Child | readonly Child[])[]): Element {
  return element('p', {}, ...children)
}

/** A text as a paragraph; nothing for none. */
export function lead(text: string | null): Element[] {
  return text === null || text === '' ? [] : [paragraph(text)]
}

/** A first letter, if any, and the tags under it, each with the size of its list in words. */
export function tagSection(
  letter: string | null,
  tags: readonly { readonly tag: TagLink; readonly count: string }[],
): Element[] {
  const items = tags.map(({ tag, count }) => {
    const description = tag.description === null ? '' : `: ${tag.description}`
    return element('li', {}, link(tag.label, tag.href), ` (${count})${description}`)
  })
  return [...(letter === null ? [] : [element('h2', {}, letter)]), element('ul', {}, items)]
}
