import { asBlocks, type ComponentElement } from '@fyr/markdown-parser/tree'
import type { Properties } from 'hast'
import type { Image, Link, Nodes, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { toAddress } from './read-literal.ts'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

/** A directive with content, as `:::name[title]{attributes}` would make it. */
export function container(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly RootContent[],
  title: string | null = null,
): ContainerDirective {
  const label: Paragraph[] =
    title === null ? [] : [{ type: 'paragraph', data: { directiveLabel: true }, children: [textNode(title)] }]
  // A directive contains blocks of Markdown.
  const content = [...label, ...asBlocks(children)] as ContainerDirective['children']
  const data = { isComponent: true }
  return { type: 'containerDirective', name, data, attributes: present(attributes), children: content }
}

/** A directive on one line, as `::name{attributes}` would make it. */
export function leaf(name: string, attributes: Readonly<Record<string, string | null>> = {}): LeafDirective {
  return { type: 'leafDirective', name, attributes: present(attributes), children: [] }
}

function present(attributes: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

/** A block that the theme renders. */
export function blockElement(
  tagName: string,
  properties: Properties,
  children: readonly RootContent[],
): ComponentElement {
  const data = { hName: tagName, hProperties: properties }
  return { type: 'componentElement', isInline: false, data, children: asBlocks(children) }
}

/** A part of a line of text that the theme renders. */
export function inlineElement(
  tagName: string,
  properties: Properties,
  children: PhrasingContent[],
): ComponentElement {
  const data = { hName: tagName, hProperties: properties }
  return { type: 'componentElement', isInline: true, data, children }
}

/** A block that contains only a line of text. */
export function lineElement(tagName: string, children: PhrasingContent[]): ComponentElement {
  return { type: 'componentElement', isInline: false, data: { hName: tagName, hProperties: {} }, children }
}

export function textNode(value: string): Text {
  return { type: 'text', value }
}

/** A link whose address is checked like one of Markdown. */
export function linkNode(url: string, children: PhrasingContent[]): Link {
  return { type: 'link', url: toAddress(url), children }
}

/** An image whose address is checked like one of Markdown. */
export function imageNode(url: string, alt: string | null, size: Properties = {}): Image {
  return { type: 'image', url: toAddress(url), alt, data: { hProperties: size } }
}
