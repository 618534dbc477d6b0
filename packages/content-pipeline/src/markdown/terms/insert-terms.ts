import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Nodes, Parents, PhrasingContent, Root, Text } from 'mdast'
import { suggestName } from '../../nearest-name.ts'
import type { Term } from '../../read/read-terms.ts'
import { UNSPACED } from '../../unspaced-scripts.ts'
import { inlineElement, linkNode, textNode } from '../components/make-nodes.ts'
import { type DocumentContext, type DocumentTerms, reportAt } from '../document/document-context.ts'
import { pointOf } from '../checks/point-of.ts'
import { formatQuantity } from './format-quantity.ts'
import { findSaid, findTerms, termOf } from './term-words.ts'

/** Element around a term whose definition readers can see. */
const TERM_TAG = 'fyr-term'
/** Element around a quantity, within which no line ends. */
const QUANTITY_TAG = 'fyr-quantity'

/** Before a mark may be the end of a word only where words need no blanks. */
const NO_WORD = String.raw`(?<!(?![${UNSPACED}])[\p{L}\p{N}:/])`

/** `:term[biomass]` and `:q[12.5 °C]`; in a longer word or an address it is something else. */
const MARK = new RegExp(String.raw`${NO_WORD}:(term|q)\[([^[\]]{1,200})\]`, 'gu')

/** The same in the source, where a backslash keeps it as text. */
const WRITTEN = new RegExp(String.raw`${NO_WORD}:(?:term|q)\\?\[[^[\]]{1,200}\]`, 'gu')

/** Elements in which a link would be within a link, or in a list of headings. */
const WITHOUT_LINKS = new Set(['link', 'linkReference', 'heading', 'fyr-link-button'])

/**
 * Turns `:term[…]` into the term with its definition, in a site that has terms, and `:q[…]` into the quantity as the language of the
 * document writes it. Everything else that begins with a colon stays text.
 */
export function insertTerms(tree: Root, context: DocumentContext): void {
  const { terms } = context
  if (terms?.document === context.source.file) noteUses(tree, terms)
  insertInto(tree, context, true)
  if (terms?.firstUse === true) markFirstUses(tree, terms)
}

function insertInto(parent: Parents, context: DocumentContext, mayLink: boolean): void {
  const children: Nodes[] = []
  let isChanged = false
  for (const child of parent.children) {
    const parts = child.type === 'text' ? partsOf(child, context, mayLink) : null
    if (parts === null) {
      if ('children' in child) insertInto(child, context, mayLink && permitsLinks(child))
      children.push(child)
      continue
    }
    isChanged = true
    children.push(...parts)
  }
  if (isChanged) Object.assign(parent, { children })
}

function permitsLinks(node: Nodes): boolean {
  const name = node.type === 'componentElement' ? node.data.hName : node.type
  return !WITHOUT_LINKS.has(name)
}

/** The parts of a text with marks; null for a text without any. */
function partsOf(node: Text, context: DocumentContext, mayLink: boolean): PhrasingContent[] | null {
  const { value } = node
  if (!value.includes(':term[') && !value.includes(':q[')) return null
  const isEscaped = escapesIn(node, context.source.text)
  const parts: PhrasingContent[] = []
  let end = 0
  for (const [count, match] of [...value.matchAll(MARK)].entries()) {
    const { 0: mark, 1: name = '', 2: words = '', index } = match
    const at = pointOf(mark, node, context, index)
    const place = { position: at === null ? node.position : { start: at, end: at } }
    if (isEscaped(count)) continue
    const made = name === 'q' ? quantity(words, place, context) : term(words, place, context, mayLink)
    if (made === null) continue
    parts.push(placed(value.slice(end, index), node), made)
    end = index + mark.length
  }
  return end === 0 ? null : [...parts, placed(value.slice(end), node)].filter(isSaid)
}

function isSaid(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value !== ''
}

/** Part of a text, at the place of the whole. */
function placed(value: string, { position }: Text): Text {
  return position === undefined ? textNode(value) : { type: 'text', value, position }
}

/** Notes which terms a text says, for its translations. */
function noteUses(tree: Root, terms: DocumentTerms): void {
  const find = findSaid(terms.list)
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text') return
    let [line, from] = [node.position?.start.line ?? 0, 0]
    for (const { term: found, words, index } of find(node.value)) {
      line += node.value.slice(from, index).split('\n').length - 1
      from = index
      terms.uses.push({ id: found.id, words, line, isMarked: isMark(node.value, words, index) })
    }
  })
}

function isMark(text: string, words: string, index: number): boolean {
  return text.slice(0, index).endsWith(':term[') && text[index + words.length] === ']'
}

type Place = Pick<Text, 'position'>

function quantity(words: string, place: Place, context: DocumentContext): PhrasingContent | null {
  const written = formatQuantity(words, context.lang ?? '')
  if (written !== null) return inlineElement(QUANTITY_TAG, {}, [textNode(written)])
  const problem = `This is shown as text: "${words}" is not a quantity.`
  const hint =
    'Write a number with a dot for decimals and nothing between its digits, and a unit: ":q[12.5 °C]", ":q[4-8 °C]", ":q[12500 kg]".'
  reportAt(context, place, 'unread-syntax', problem, hint)
  return null
}

function term(
  words: string,
  place: Place,
  context: DocumentContext,
  mayLink: boolean,
): PhrasingContent | null {
  const { terms } = context
  if (terms === undefined) return null
  const found = termOf(words, terms.list)
  if (found === null) {
    const known = terms.list.map((one) => one.term)
    const problem = `The term "${words}" is not in ${terms.file}: it is shown without a definition.`
    const advice = `Add it to ${terms.file}, or to "also" of the term that it is a form of.`
    reportAt(context, place, 'unknown-term', problem, suggestName(words, known, advice))
    return textNode(words)
  }
  terms.marked.add(found.id)
  return mayLink ? termElement(words, found, { terms, place }) : textNode(words)
}

/** What is wrong with its link is reported at its place. */
function termElement(
  words: string,
  { id, definition }: Term,
  { terms, place: { position } }: { readonly terms: DocumentTerms; readonly place: Place },
): PhrasingContent {
  const link = linkNode(`${terms.glossary}#${id}`, [textNode(words)])
  if (position !== undefined) link.position = position
  return inlineElement(TERM_TAG, { definition }, [link])
}

/** Returns which of the marks in a text have a backslash before them in the source. */
function escapesIn({ position, value }: Text, source: string): (count: number) => boolean {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return () => false
  const written = source.slice(start.offset, end.offset)
  if (written === value || !written.includes('\\')) return () => false
  const marks = [...written.matchAll(WRITTEN)]
  const escaped = marks.map(({ 0: mark, index }) => written[index - 1] === '\\' || mark.includes('\\['))
  return (count) => escaped[count] === true
}

/** Shows the definitions of terms where a page uses them first. The glossary says them all. */
function markFirstUses(tree: Root, terms: DocumentTerms): void {
  markIn(tree, terms, findTerms(terms.list))
}

function markIn(parent: Parents, terms: DocumentTerms, find: ReturnType<typeof findTerms>): void {
  const children = parent.children.flatMap((child: Nodes): Nodes[] => {
    if (child.type === 'text') return firstUsesIn(child, terms, find)
    if ('children' in child && permitsLinks(child)) markIn(child, terms, find)
    return [child]
  })
  Object.assign(parent, { children })
}

function firstUsesIn(node: Text, terms: DocumentTerms, find: ReturnType<typeof findTerms>): Nodes[] {
  const { value } = node
  const parts: PhrasingContent[] = []
  let end = 0
  for (const { term: found, words, index } of find(value)) {
    if (terms.marked.has(found.id)) continue
    terms.marked.add(found.id)
    parts.push(placed(value.slice(end, index), node), termElement(words, found, { terms, place: node }))
    end = index + words.length
  }
  return end === 0 ? [node] : [...parts, placed(value.slice(end), node)].filter(isSaid)
}
