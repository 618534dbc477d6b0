import type { ComponentTag } from '@fyr/markdown-parser'
import { isBlankText } from '@fyr/markdown-parser/tree'
import type { RootContent } from 'mdast'
import type { ReadTag } from './read-tag.ts'

/** A tag with its end and what is between. */
export interface Pair {
  readonly tag: ReadTag
  readonly node: ComponentTag
  /** Null for a tag that is closed in itself. */
  readonly end: ComponentTag | null
  readonly children: readonly RootContent[]
}

/** How tags are read and what they become. */
export interface TagReader {
  read(node: ComponentTag): ReadTag | null
  /** A tag that is not JSX, that has no end, or an end without its tag. */
  reject(node: ComponentTag, tag: ReadTag | null): RootContent[]
  accept(pair: Pair): readonly RootContent[]
  /** A tag below too many others: its content is kept without it. Called only for the outermost of them. */
  rejectDeep(node: ComponentTag, tag: ReadTag): void
}

interface Open {
  readonly tag: ReadTag
  readonly node: ComponentTag
  readonly children: RootContent[]
}

/** Nested components of a document; later stages recurse once per level. */
export const DEEPEST_COMPONENTS = 50

/**
 * Pairs the tags among siblings, inner pairs first. An end closes the nearest tag of its name; tags between the two that have
 * no end of their own are rejected, and their content stays where it is.
 */
export function pairTags(siblings: readonly RootContent[], reader: TagReader): RootContent[] {
  const result: RootContent[] = []
  const open: Open[] = []
  // One by one: a call with each of them as an argument fails where there are too many.
  const add = (nodes: readonly RootContent[]) => {
    for (const node of nodes) (open.at(-1)?.children ?? result).push(node)
  }
  const rejectLast = () => {
    const last = open.pop()
    if (last === undefined) return
    add(reader.reject(last.node, last.tag))
    if (open.length < DEEPEST_COMPONENTS) add(last.children)
  }
  for (const node of siblings) {
    const tag = node.type === 'componentTag' ? reader.read(node) : null
    if (node.type !== 'componentTag') add([node])
    else if (tag === null) add(reader.reject(node, tag))
    else if (tag.kind === 'empty') add(reader.accept({ tag, node, end: null, children: [] }))
    else if (tag.kind === 'open') {
      // Beyond the deepest level, its content joins that of the innermost open tag.
      const around = open.length < DEEPEST_COMPONENTS ? undefined : open.at(-1)
      open.push({ tag, node, children: around?.children ?? [] })
    } else {
      const at = open.findLastIndex((candidate) => candidate.tag.name === tag.name)
      if (at === -1) {
        add(reader.reject(node, tag))
        continue
      }
      while (open.length > at + 1) rejectLast()
      const last = open.pop()
      if (last !== undefined && open.length === DEEPEST_COMPONENTS) reader.rejectDeep(last.node, last.tag)
      if (last !== undefined && open.length < DEEPEST_COMPONENTS)
        add(reader.accept({ tag: last.tag, node: last.node, end: node, children: last.children }))
    }
  }
  while (open.length > 0) rejectLast()
  return result
}

/**
 * Moves tags without an end in their own paragraph out of it, from its start and its end, to where their ends may be:
 * `<Card>Some text` with `</Card>` on a line of its own.
 */
export function releaseLooseTags(
  siblings: readonly RootContent[],
  read: (node: ComponentTag) => ReadTag | null,
): RootContent[] {
  return siblings.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph' || !node.children.some(({ type }) => type === 'componentTag')) return [node]
    const loose = looseTags(node.children, read)
    if (loose.size === 0) return [node]
    const isEdge = (child: RootContent) => loose.has(child) || isBlankText(child)
    const first = node.children.findIndex((child) => !isEdge(child))
    if (first === -1) return node.children.filter((child) => loose.has(child))
    const last = node.children.findLastIndex((child) => !isEdge(child))
    const inner = { ...node, children: node.children.slice(first, last + 1) }
    return [
      ...node.children.slice(0, first).filter((child) => loose.has(child)),
      inner,
      ...node.children.slice(last + 1).filter((child) => loose.has(child)),
    ]
  })
}

function looseTags(
  siblings: readonly RootContent[],
  read: (node: ComponentTag) => ReadTag | null,
): ReadonlySet<RootContent> {
  const loose = new Set<RootContent>()
  const open: { name: string; node: ComponentTag }[] = []
  for (const node of siblings) {
    const tag = node.type === 'componentTag' ? read(node) : null
    if (node.type !== 'componentTag' || tag === null || tag.kind === 'empty') continue
    loose.add(node)
    if (tag.kind === 'open') open.push({ name: tag.name, node })
    else {
      const at = open.findLastIndex(({ name }) => name === tag.name)
      if (at === -1) continue
      loose.delete(node)
      const start = open[at]
      if (start !== undefined) loose.delete(start.node)
      open.length = at
    }
  }
  return loose
}
