import { changeMarkdown } from '@fyr/markdown-parser/tree'
import type { Blockquote, Nodes, Paragraph, Root } from 'mdast'
import type { AdmonitionType } from '../../manifest/index.ts'
import { ADMONITION_NAMES } from '../parse/admonition-names.ts'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

declare module 'mdast' {
  interface Data {
    /** Of an admonition that does not look like what its name means elsewhere. */
    admonitionType?: AdmonitionType
  }
}

/** On GitHub and in VitePress this alert is red; elsewhere "caution" is another word for a warning. */
const ALERT_TYPES: ReadonlyMap<string, AdmonitionType> = new Map([['caution', 'danger']])

/** `[!NOTE]` at the start of a quote, and the title that some tools allow after it. */
const MARK = /^\[!([a-z]+)\][+-]?[ \t]*([^\n]*)(?:\n|$)/i

/** Turns alerts of GitHub into admonitions: quotes whose first line is `[!NOTE]`. Other names stay quotes. */
export function readAlerts(tree: Root, markdown: string): void {
  if (!markdown.includes('[!')) return
  changeMarkdown(tree, (node, index, parent) => {
    const alert = node.type === 'blockquote' ? alertOf(node) : null
    if (alert === null) return null
    parent.children.splice(index, 1, alert)
    // Alerts may be nested: the content is looked through as well.
    changeChildren(alert, markdown)
    return index + 1
  })
}

function changeChildren({ children }: ContainerDirective, markdown: string): void {
  readAlerts({ type: 'root', children }, markdown)
}

function alertOf(quote: Blockquote): ContainerDirective | null {
  const [first] = quote.children
  const [text] = first?.type === 'paragraph' ? first.children : []
  if (first?.type !== 'paragraph' || text?.type !== 'text') return null
  const [mark = '', name = '', title = ''] = MARK.exec(text.value) ?? []
  const type = name.toLowerCase()
  if (mark === '' || !ADMONITION_NAMES.has(type)) return null
  // The rest of the line is a title only if it is plain text.
  const isTitle = title !== '' && (mark.endsWith('\n') || first.children.length === 1)
  const rest = isTitle || title === '' ? text.value.slice(mark.length) : title
  const children =
    rest === '' ? first.children.slice(1) : [{ ...text, value: rest }, ...first.children.slice(1)]
  const body: Paragraph[] = children.length === 0 ? [] : [{ ...first, children: withoutBreak(children) }]
  const label: Paragraph[] = isTitle
    ? [
        {
          type: 'paragraph',
          data: { directiveLabel: true },
          children: [{ type: 'text', value: title.trim() }],
        },
      ]
    : []
  const look = ALERT_TYPES.get(type)
  return {
    type: 'containerDirective',
    name: type,
    attributes: {},
    data: { isComponent: true, ...(look !== undefined && { admonitionType: look }) },
    children: [...label, ...body, ...quote.children.slice(1)],
    ...(quote.position === undefined ? {} : { position: quote.position }),
  }
}

/** Two spaces after `[!NOTE]` make a line break, which then comes first. */
function withoutBreak(children: Paragraph['children']): Paragraph['children'] {
  return children[0]?.type === 'break' ? children.slice(1) : children
}
