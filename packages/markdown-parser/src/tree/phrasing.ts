import type { Nodes, Paragraph, RootContent, PhrasingContent } from 'mdast'

const PHRASING = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'inlineMath',
  'braceExpression',
  'textDirective',
])

/** Whether a node belongs into a line of text. HTML may be either. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return PHRASING.has(node.type) || (node.type === 'componentElement' && node.isInline)
}

const PHRASING_PARENTS = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'tableCell',
])

/** Whether the children of a node are a line of text. */
export function isPhrasingParent({ type }: Nodes): boolean {
  return PHRASING_PARENTS.has(type)
}

/** Whether a node is text without a visible letter. */
export function isBlankText(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** Elements that no paragraph may hold. */
const BLOCK_NAMES =
  /^<\/?(?:address|article|aside|blockquote|caption|center|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i

/** Whether a node is a tag in JSX of an element that no paragraph may hold. */
export function isBlockTag(node: Nodes): boolean {
  return node.type === 'html' && node.data?.isComponent === true && BLOCK_NAMES.test(node.value)
}

/** Nodes as blocks: lines of text among them become paragraphs, and white space is removed. */
export function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let openTags = 0
  let line: PhrasingContent[] = []
  const endLine = () => {
    const written = trimBlank(line)
    if (written.length > 0) blocks.push(paragraphOf(written))
    line = []
  }
  for (const [index, node] of nodes.entries()) {
    const opened = tagsOpened(node)
    if (opened !== null || openTags > 0) {
      endLine()
      openTags += opened ?? 0
      blocks.push(node)
    } else if (node.type === 'html' && isBesideText(nodes, index)) line.push(node)
    else if (node.type !== 'html' && isPhrasing(node)) line.push(node)
    else {
      endLine()
      blocks.push(node)
    }
  }
  endLine()
  return blocks
}

/**
 * Nodes as a line of text, and the blocks that a line cannot contain. Paragraphs and headings are replaced by their
 * content.
 */
export function splitLine(nodes: readonly RootContent[]): {
  readonly line: PhrasingContent[]
  readonly blocks: RootContent[]
} {
  const line: PhrasingContent[] = []
  const blocks: RootContent[] = []
  for (const node of nodes) {
    const isText = node.type === 'paragraph' || node.type === 'heading'
    // Words of two paragraphs do not merge.
    if (isText) {
      if (line.length > 0) line.push({ type: 'text', value: ' ' })
      // One by one: a call with each of them as an argument fails where there are too many.
      for (const child of node.children) line.push(child)
    } else if (node.type === 'html' || isPhrasing(node)) line.push(node)
    else blocks.push(node)
  }
  return { line: trimBlank(line), blocks }
}

/** How many elements a tag opens: one, minus one at its end, none if it is closed in itself. Null for anything else. */
function tagsOpened(node: Nodes): number | null {
  if (node.type !== 'html' || !isBlockTag(node)) return null
  if (node.value.startsWith('</')) return -1
  return node.value.includes('</') ? 0 : 1
}

function isBesideText(nodes: readonly RootContent[], index: number): boolean {
  return [nodes[index - 1], nodes[index + 1]].some(
    (node) => node !== undefined && isPhrasing(node) && !isBlankText(node),
  )
}

function trimBlank(line: readonly PhrasingContent[]): PhrasingContent[] {
  const first = line.findIndex((node) => !isBlankText(node))
  const last = line.findLastIndex((node) => !isBlankText(node))
  return first === -1 ? [] : line.slice(first, last + 1)
}

function paragraphOf(children: PhrasingContent[]): Paragraph {
  const start = children[0]?.position?.start
  const end = children.at(-1)?.position?.end
  const paragraph: Paragraph = { type: 'paragraph', children }
  if (start !== undefined && end !== undefined) paragraph.position = { start, end }
  return paragraph
}
