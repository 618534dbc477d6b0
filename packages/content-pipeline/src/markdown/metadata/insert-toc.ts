import type { List, ListItem, Nodes, Root } from 'mdast'
import type { TocEntry } from '../../manifest/index.ts'
import { changeMarkdown } from '../document/walk-tree.ts'
import { spansToText } from './spans-to-text.ts'

/** Placeholder for a table of contents in the text. */
export const TOC_TAG = 'fyr-toc'

const MARK = /^\[\[?toc\]\]?$/i

/** Levels that a table of contents in a text shows. */
const DEEPEST_LEVEL = 3

/** Puts the headings of a page where its text asks for them: `[[toc]]`, `[TOC]` and `<TOCInline />`. */
export function insertToc(tree: Root, headings: readonly TocEntry[]): void {
  changeMarkdown(tree, (node, index, parent) => {
    if (!isTocMark(node)) return null
    const entries = headings.filter(({ level }) => level <= DEEPEST_LEVEL)
    const lists = entries.length === 0 ? [] : [listOf(entries)]
    parent.children.splice(index, 1, ...lists)
    return index + lists.length
  })
}

/** Whether a node asks for a table of contents. */
export function isTocMark(node: Nodes): boolean {
  if (node.type === 'componentElement') return node.data.hName === TOC_TAG
  const [only, ...others] = node.type === 'paragraph' ? node.children : []
  return only?.type === 'text' && others.length === 0 && MARK.test(only.value.trim())
}

/** Entries below the first one of their branch, which are deeper, are a list in its item. */
function listOf(entries: readonly TocEntry[]): List {
  const items: ListItem[] = []
  for (let at = 0; at < entries.length;) {
    const entry = entries[at]
    if (entry === undefined) break
    const next = entries.findIndex(({ level }, index) => index > at && level <= entry.level)
    const end = next === -1 ? entries.length : next
    items.push(itemOf(entry, entries.slice(at + 1, end)))
    at = end
  }
  return { type: 'list', ordered: false, spread: false, children: items }
}

function itemOf({ id, label }: TocEntry, below: readonly TocEntry[]): ListItem {
  const link = {
    type: 'link' as const,
    url: `#${id}`,
    children: [{ type: 'text' as const, value: spansToText(label) }],
  }
  const lists = below.length === 0 ? [] : [listOf(below)]
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link] }, ...lists] }
}
