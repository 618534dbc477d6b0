import {
  type BraceExpression,
  type ComponentTag,
  isComponentSyntax,
  type ModuleLines,
} from '@fyr/markdown-parser'
import {
  asBlocks,
  isBlankText,
  isBlockTag,
  isPhrasing,
  isPhrasingParent,
  someMarkdown,
  splitLine,
} from '@fyr/markdown-parser/tree'
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { kebabCase } from '../../kebab-case.ts'
import { ISLAND_TAG } from '../directives/find-islands.ts'
import { isImageAttributes } from '../directives/read-image-attributes.ts'
import { INCLUDE } from '../document/include-name.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { checkForeign, checkKnown } from './check-attributes.ts'
import { textOf } from './component.ts'
import { htmlTag } from './html-tag.ts'
import { HEAD, KNOWN_COMPONENTS } from './known-components.ts'
import { findUnusedImports } from './find-unused-imports.ts'
import { blockElement, imageNode, inlineElement, leaf, textNode } from './make-nodes.ts'
import { DEEPEST_COMPONENTS, type Pair, pairTags, releaseLooseTags } from './pair-tags.ts'
import { readBraces } from './read-code.ts'
import type { Literal } from '../document/literal.ts'
import { type Imported, type PageModule, readModules, sourceFile } from './read-modules.ts'
import { type ReadTag, readTag } from './read-tag.ts'
import { inPlace } from './value-excess.ts'

interface Reading {
  readonly module: PageModule
  readonly context: DocumentContext
  readonly isMdx: boolean
  readonly tags: Map<ComponentTag, ReadTag | null>
}

/**
 * Turns components into directives and elements, imports of partials into includes, braces with literals into text, and
 * takes comments and `import` lines out. Code that would have to run is reported. Nothing is evaluated: all of it is read from
 * the syntax tree.
 *
 * @throws {ValueExcess} If the values in braces are too large.
 */
export function readComponents(tree: Root, context: DocumentContext): void {
  if (!someMarkdown(tree, isComponentSyntax)) return
  const { values } = context
  const isMdx = context.source.file.endsWith('.mdx')
  const literals = new Map<string, Literal>([
    ['frontMatter', values.frontMatter],
    ['frontmatter', values.frontMatter],
    ['props', values.props],
  ])
  const shown = new Set<ModuleLines>()
  const scope = { names: literals, budget: values.budget }
  const module = readModules(tree, scope, (lines, { name, isText }) => {
    // If code is only a warning, the page does not show it, as in other tools.
    if (isText || !isMdx) shown.add(lines)
    if (isMdx) reportModule(lines, name, context)
  })
  if (!isMdx)
    for (const unused of findUnusedImports(module, tree, context)) context.log.add(context.source, unused)
  const reading = { module, context, isMdx, tags: new Map() }
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'moduleLines') return [node]
    if (!shown.has(node)) return []
    return [isMdx ? textNode(node.value) : asText(node)]
  })
  readChildren(tree, reading)
}

function reportModule(lines: ModuleLines, name: string | null, context: DocumentContext): void {
  const isFunction = name !== null && /^[A-Z]/.test(name)
  reportAt(
    context,
    lines,
    'code-in-content',
    name === null
      ? 'This is code, and content cannot run code.'
      : `"${name}" is code, and content cannot run code.`,
    isFunction
      ? `Move the component to theme/islands/${kebabCase(name)}.tsx.`
      : 'Only "export const name = …" with a string, a number, a list or an object is read.',
  )
}

function readChildren(parent: Parents, reading: Reading): void {
  const read = (node: ComponentTag) => readOnce(node, reading)
  const expressed = parent.children.map((node) =>
    node.type === 'paragraph' ? { ...node, children: readAll(node.children, reading) } : node,
  )
  const released = releaseLooseTags(expressed, read)
  for (const child of released) if ('children' in child) readChildren(child, reading)
  const paired = pairTags(splitParagraphs(readAll(released, reading)), {
    read,
    reject: (node, tag) => rejectTag(node, tag, reading),
    rejectDeep: (node, tag) => reportDeep(node, tag, reading),
    accept: (pair) => placed(toNodes(pair, { ...reading, isInLine: isPhrasingParent(parent) }), pair),
  })
  // A paragraph with blocks is split by its own parent.
  parent.children = (parent.type === 'paragraph' ? islandsAsBlocks(paired) : paired) as typeof parent.children
}

function isIsland(node: RootContent): boolean {
  return node.type === 'componentElement' && node.data.hName === ISLAND_TAG
}

/** In a paragraph of nothing but islands, each is a block, as other tools read it. */
function islandsAsBlocks(line: readonly RootContent[]): readonly RootContent[] {
  if (!line.every((node) => isIsland(node) || isBlankText(node))) return line
  return line.flatMap((node): RootContent[] => {
    if (node.type !== 'componentElement') return []
    const { inline: _, ...properties } = node.data.hProperties
    return [{ ...blockElement(node.data.hName, properties, node.children), ...positionOf(node) }]
  })
}

/** Texts side by side as one, as the parser leaves them: the id at the end of a heading is looked for in its last text. */
function joinTexts(siblings: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const node of siblings) {
    const last = joined.at(-1)
    const isOne = node.type === 'text' && last?.type === 'text' && node.position && last.position
    if (!isOne) joined.push(node)
    else joined[joined.length - 1] = { ...last, value: last.value + node.value }
  }
  return joined
}

/** A paragraph around blocks becomes several: text, block, text. */
function splitParagraphs(siblings: readonly RootContent[]): RootContent[] {
  return siblings.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') return [node]
    const children: readonly RootContent[] = node.children
    if (children.every((child) => isBlankText(child))) return []
    if (isWrappedInTags(children)) return [...children]
    return children.some((child) => child.type !== 'html' && !isPhrasing(child)) ? asBlocks(children) : [node]
  })
}

/** Whether a paragraph is nothing but a block of HTML in one line: `<summary>More</summary>`. */
function isWrappedInTags(children: readonly RootContent[]): boolean {
  const visible = children.filter((child) => !isBlankText(child))
  const [first, last] = [visible[0], visible.at(-1)]
  // In `.md`, an end has nothing that HTML has not.
  const isEnd = last?.type === 'html' && (isBlockTag(last) || last.value.startsWith('</'))
  return first !== undefined && isBlockTag(first) && isEnd
}

function readOnce(node: ComponentTag, { tags, module }: Reading): ReadTag | null {
  const known = tags.get(node)
  if (known !== undefined) return known
  const tag = inPlace(node, () => readTag(node.value, module.literals))
  tags.set(node, tag)
  return tag
}

function readAll<Kind extends RootContent>(nodes: readonly Kind[], reading: Reading): Kind[] {
  // The results are allowed wherever the text or tag was, except blocks, which are moved out of their line later.
  return joinTexts(nodes.flatMap((node, index) => readPlain(node, nodes[index - 1], reading))) as Kind[]
}

/** Braces as text; tags of HTML as HTML, which is put together after Markdown; every other node as it is. */
function readPlain(node: RootContent, before: RootContent | undefined, reading: Reading): RootContent[] {
  if (node.type === 'braceExpression')
    return isImageAttributes(node.value, before)
      ? [{ ...textNode(node.value), ...positionOf(node) }]
      : readExpression(node, reading)
  const tag = node.type === 'componentTag' ? readOnce(node, reading) : null
  if (tag === null || !/^[a-z][^.]*$/.test(tag.name)) return [node]
  const attributes = checkForeign(withoutStyle(tag), node, reading.context)
  return [{ ...htmlTag(tag.kind, tag.name, attributes), data: { isComponent: true }, ...positionOf(node) }]
}

/** The theme decides how content looks, so a style is left out without a word. */
function withoutStyle(tag: ReadTag): ReadTag {
  return {
    ...tag,
    attributes: new Map([...tag.attributes].filter(([name]) => name !== 'style' && name !== 'key')),
  }
}

function readExpression(node: BraceExpression, { module, isMdx, context }: Reading): RootContent[] {
  const content = inPlace(node, () => readBraces(node.value, module.literals))
  if (content.type === 'comment') {
    if (content.text === 'truncate') return [{ type: 'html', value: '<!-- truncate -->' }]
    return /^#\S+$/.test(content.text) ? [{ ...textNode(`{${content.text}}`), ...positionOf(node) }] : []
  }
  if (content.type === 'literal') {
    const { value } = content
    const file = sourceFile(value)
    if (file !== null) return [leaf(INCLUDE, { file })]
    if (typeof value === 'string' || typeof value === 'number') {
      return [{ ...textNode(String(value)), ...positionOf(node) }]
    }
    if (typeof value !== 'object' || value === null) return []
  }
  if (isMdx) {
    const what = content.type === 'code' ? content.what : 'is a list or an object'
    const hint = 'Write the text itself, or a variable of the configuration: "{{ name }}".'
    reportAt(
      context,
      node,
      'code-in-content',
      `"${excerptOf(node.value)}" ${what}: content cannot run code.`,
      hint,
    )
    return [textNode(node.value)]
  }
  return [asText(node)]
}

function rejectTag(node: ComponentTag, tag: ReadTag | null, { context, isMdx }: Reading): RootContent[] {
  const name = tag?.name ?? ''
  const isError = isMdx || KNOWN_COMPONENTS.has(name)
  const problem =
    tag === null
      ? `"${excerptOf(node.value)}" is not a valid tag: it is shown as text.`
      : tag.kind === 'close'
        ? `"${node.value}" closes nothing: it is shown as text.`
        : `<${name}> is never closed: it is shown as text.`
  const hint =
    tag === null || tag.kind === 'close'
      ? 'Delete it, or write it as code: "`…`".'
      : `Write "</${name}>" after its content, or "<${name} />". To show it as text, write it as code.`
  reportAt(context, node, isError ? 'unclosed-component' : 'unread-syntax', problem, hint)
  // Without a position the text is not looked through for slips, of which this is one.
  return [textNode(node.value)]
}

function reportDeep(node: ComponentTag, { name }: ReadTag, { context }: Reading): void {
  reportAt(
    context,
    node,
    'invalid-component',
    `<${name}> is inside ${DEEPEST_COMPONENTS} other components: its content is shown without it.`,
    'Look for tags that are never closed, or for a tag pasted many times.',
  )
}

interface PairReading extends Reading {
  /** Whether the tag is within a line of text. */
  readonly isInLine: boolean
}

const DROPPED_HEAD = {
  problem: '<Head> and everything inside it is dropped: content cannot add to the head of its page.',
  hint: 'Write "title", "description", "keywords" and "image" in front matter, and what every page needs in "head" of the configuration.',
}

function toNodes(pair: Pair, reading: PairReading): readonly RootContent[] {
  const { tag, node, children } = pair
  const imported = reading.module.imports.get(tag.name)
  if (tag.name === '') return children
  if (imported !== undefined && imported.type !== 'component') return importedNodes(imported, pair, reading)
  const name = imported?.name ?? tag.name
  const known = imported?.isIsland === true ? undefined : KNOWN_COMPONENTS.get(name)
  if (known === undefined) return islandOf(name, pair, reading)
  if (name === HEAD) reportAt(reading.context, node, 'dropped-html', DROPPED_HEAD.problem, DROPPED_HEAD.hint)
  const attributes = checkKnown(tag, known, node, reading.context)
  const nodes = known.toNodes({ name, attributes, children, ...positionOf(node) })
  return known.isEmpty === true ? [...nodes, ...children] : nodes
}

/** An imported file where it is used: its text, its code, or the image. */
function importedNodes(
  imported: Exclude<Imported, { type: 'component' }>,
  { tag, node, children }: Pair,
  { context }: Reading,
): readonly RootContent[] {
  const attributes = checkForeign(tag, node, context)
  // Neither has a place for content.
  if (imported.type === 'image') {
    const alt = textOf({ attributes }, 'alt', 'title', 'aria-label') ?? ''
    return [imageNode(imported.address, alt), ...children]
  }
  const directive = leaf(INCLUDE, { file: imported.file })
  directive.data = { componentProps: Object.fromEntries(attributes) }
  return [directive, ...children]
}

/** A component of the site: an island with its content, which stays in its line if that contains only words. */
function islandOf(
  name: string,
  { tag, node, children }: Pair,
  { context, isInLine }: PairReading,
): RootContent[] {
  const attributes = Object.fromEntries([...checkForeign(tag, node, context)].flatMap(attributeOfIsland))
  const properties = { name: kebabCase(name), component: name, attributes: JSON.stringify(attributes) }
  const isInline = isInLine && children.every((child) => child.type === 'html' || isPhrasing(child))
  if (!isInline) return [blockElement(ISLAND_TAG, properties, asBlocks(children))]
  return [inlineElement(ISLAND_TAG, { ...properties, inline: '' }, splitLine(children).line)]
}

/** Attributes of islands are texts: a name alone is an empty one, lists and objects are JSON. */
function attributeOfIsland([name, value]: readonly [string, Literal]): [string, string][] {
  if (value === false || value === null || value === undefined) return []
  if (value === true) return [[name, '']]
  return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]]
}

function asText(node: ComponentTag | BraceExpression | ModuleLines): RootContent {
  return { type: 'text', value: node.value, ...positionOf(node) }
}

function positionOf({ position }: Nodes): Pick<Nodes, 'position'> {
  return position === undefined ? {} : { position }
}

/** Gives nodes the position of the component that they come from. */
function placed(nodes: readonly RootContent[], { node, end }: Pair): readonly RootContent[] {
  const { position } = node
  if (position === undefined) return nodes
  const whole = { start: position.start, end: end?.position?.end ?? position.end }
  for (const made of nodes) place(made, whole)
  return nodes
}

function place(node: Nodes, position: NonNullable<Nodes['position']>): void {
  if (node.position !== undefined) return
  node.position = position
  if ('children' in node) for (const child of node.children) place(child, position)
}

function excerptOf(written: string): string {
  const [line = ''] = written.split('\n', 1)
  return line.length > 60 || line !== written ? `${line.slice(0, 60)}…` : line
}
