import { asBlocks } from '@fyr/markdown-parser/tree'
import { textOf } from './component.ts'
import { type KnownComponent, LOOKS } from './known-component.ts'
import { blockElement, lineElement, linkNode, textNode } from './make-nodes.ts'

export const CARD: KnownComponent = {
  attributes: {
    ...LOOKS,
    title: 'text',
    href: 'address',
    to: 'address',
    description: 'text',
    target: 'ignored',
  },
  required: [['title']],
  toNodes: (component) => {
    const title = textNode(textOf(component, 'title') ?? '')
    const href = textOf(component, 'href', 'to')
    const description = textOf(component, 'description')
    const heading = lineElement('fyr-card-title', [href === null ? title : linkNode(href, [title])])
    const text = description === null ? [] : [textNode(description)]
    return [blockElement('fyr-content-card', {}, [heading, ...asBlocks([...text, ...component.children])])]
  },
}

export const LINK_CARD: KnownComponent = { ...CARD, required: [['title'], ['href', 'to']] }
