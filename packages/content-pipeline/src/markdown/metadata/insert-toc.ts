import { changeMarkdown } from '@fyr/markdown-parser/tree'
import type { List, ListItem, Nodes, Root } from 'mdast'
import type { Issue } from '../../diagnostic.ts'
import type { TocEntry } from '../../manifest/index.ts'
import { spansToText } from './spans-to-text.ts'

/** Placeholder for a table of contents in the text. */
export const TOC_TAG = 'fyr-toc'

const MARK = /^\[\[?toc\]\]?$/i

/** Levels that a table of contents in a text shows. */
const DEEPEST_LEVEL = 3

/** Headings that the tables of contents after the first one may list, together. */
const MAX_LISTED_AGAIN = 1000

/**
 * Puts the headings of a page where its text asks for them: `[[toc]]`, `[TOC]` and `<TOCInline />`. Returns what is one too
 * many, or null.
 */
export function insertToc(tree: Root, headings: readonly TocEntry[]): Issue | null {
  const entries = headings.filter(({ level }) => level <= DEEPEST_LEVEL)
  let listed = 0
  let excess: Issue | null = null
  changeMarkdown(tree, (node, index, parent) => {
    if (excess !== null || !isTocMark(node)) return null
    listed += entries.length
    if (listed > entries.length + MAX_LISTED_AGAIN) {
      excess = tooManyTables(node)
      return null
    }
    const lists = entries.length === 0 ? [] : [listOf(entries)]
    parent.children.splice(index, 1, ...lists)
    return index + lists.length
  })
  return excess
}

function tooManyTables({ position }: Nodes): Issue {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return {
    code: 'too-large',
    problem: `The tables of contents of this page list its headings again and again: more than ${MAX_LISTED_AGAIN} after the first table.`,
    hint: 'Delete this one: one table of contents is enough for a page.',
    at: { line, column },
  }
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
