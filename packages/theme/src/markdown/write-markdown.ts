import type { Element, Root } from 'hast'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { Code, Nodes, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import {
  defaultHandlers as markdownHandlers,
  type Handle as MarkdownHandle,
  toMarkdown,
} from 'mdast-util-to-markdown'
import { stringProperty } from '../content/string-property.ts'
import { RAW_TAG } from './plain-tree.ts'
import { writeTable } from './write-table.ts'

/** Text of a tree of plain HTML as Markdown. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(toMdast(tree, { handlers: HANDLERS }) as Nodes, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
    handlers: { code: writeCode, text: writeText },
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}

/** A code block. In its title only a whole reference, such as `&amp;`, would be read as another letter, so `&unit=` stays as it is. */
const writeCode: MarkdownHandle = (node: Code, parent, state, info) => {
  const unsafe = /&#?\w+;/.test(node.meta ?? '')
    ? state.unsafe
    : state.unsafe.filter(({ character }) => character !== '&')
  return markdownHandlers.code(node, parent, { ...state, unsafe }, info)
}

/** A text. What must be escaped is looked for with one expression for each character: most texts have few of these. */
const writeText: MarkdownHandle = (node: Text, parent, state, info) => {
  const written = `${info.before}${node.value}${info.after}`
  const { unsafe } = state
  state.unsafe = unsafe.filter(({ character }) => written.includes(character))
  const text = markdownHandlers.text(node, parent, state, info)
  state.unsafe = unsafe
  return text
}

/** Adds to the library what GitHub's Markdown has: footnotes; and code with a title. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  [RAW_TAG]: (_state, node: Element) => ({ type: 'html', value: stringProperty(node, 'value') ?? '' }),
  pre(state, node: Element) {
    const value = stringProperty(node, 'value')
    if (value === null) return defaultHandlers.pre(state, node)
    const title = stringProperty(node, 'title')
    const meta = title === null ? null : `title=${JSON.stringify(title)}`
    // Without a language the title would be one.
    const lang = stringProperty(node, 'language') ?? (title === null ? null : 'text')
    return { type: 'code', lang, meta, value }
  },
  table: writeTable,
  a(state, node: Element) {
    if (node.properties['dataFootnoteRef'] === undefined) return defaultHandlers.a(state, node)
    const identifier = footnoteName(stringProperty(node, 'href')?.replace(/^.*#/, '') ?? '')
    return { type: 'footnoteReference', identifier, label: identifier }
  },
  section(state, node: Element) {
    if (node.properties['dataFootnotes'] === undefined) return state.all(node)
    const list = node.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'ol',
    )
    return (list?.children ?? []).flatMap((item) => {
      if (item.type !== 'element') return []
      const identifier = footnoteName(stringProperty(item, 'id') ?? '')
      const children = state.toFlow(state.all(item))
      return [{ type: 'footnoteDefinition' as const, identifier, label: identifier, children }]
    })
  },
}

/** Posts in one list have the same footnotes with another prefix. An author may have written the id, and not as an address. */
function footnoteName(id: string): string {
  return decoded(id).replace(/(^|-)fn-/, '$1')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
