import type { Element, Nodes, Properties, Root } from 'hast'
import { visitParents } from 'unist-util-visit-parents'
import { type DocumentContext, type PlacedNode, reportAt } from './document-context.ts'
import { writtenName } from './disown-special-elements.ts'
import { element } from './element.ts'
import { RESERVED_IDS } from './reserved-ids.ts'
import { sanitise } from './sanitise.ts'
import { sanitiseSchema } from './sanitise-schema.ts'
import { TRUNCATE_TAG } from './truncate-tag.ts'

const elements = new Set([...(sanitiseSchema.tagNames ?? []), TRUNCATE_TAG])
const homes = new Map(Object.entries(sanitiseSchema.ancestors ?? {}))
const KNOWN_NODES = new Set(['root', 'element', 'text', 'comment', 'doctype'])

/** Addresses that have been checked as links and images are reported there. */
const CHECKED_ADDRESSES = new Set(['a.href', 'img.src'])

/**
 * Tells the writer what the sanitiser will leave out of a tree: nothing disappears without a word. What a plugin made is
 * told at the nearest place in the text. An id that belongs to the document around the article is an error.
 */
export function reportDroppedHtml(tree: Root, context: DocumentContext): void {
  visitParents(tree, (node: Nodes, parents: readonly Nodes[]) => {
    const place = [...parents, node].findLast(({ position }) => position !== undefined) ?? null
    const report = (problem: string, hint: string) => reportAt(context, place, 'dropped-html', problem, hint)
    if (!KNOWN_NODES.has(node.type)) {
      report(`A plugin left a node "${node.type}", which is no HTML, so it is left out.`, '')
    } else if (node.type === 'element' && isElementKept(node, parents, report)) {
      reportReservedId(node, place, context)
      reportProperties(node, report)
    }
  })
}

/** What does here what elements of other tools do, by their names in small letters. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['tabs', 'The text inside stays. Write "::::tabs" above it and "::::" below it.'],
  ['tabitem', 'The text inside stays. Write ":::tab{value=… label="…"}" above it and ":::" below it.'],
  ['admonition', 'The text inside stays. Write ":::note[Title]" above it and ":::" below it.'],
  ['codeblock', 'The text inside stays. Write a line "```" above it and one below it.'],
  ['aside', 'The text inside stays. Write ":::note[Title]" above it and ":::" below it.'],
  ['badge', 'Write its text as a word, or as **strong** one.'],
  ['card', 'The text inside stays. Write its title as a heading above it.'],
  ['cardgrid', 'The text inside stays. Delete the tag.'],
  ['clientonly', 'The text inside stays. Delete the tag.'],
  ['filetree', 'The text inside stays. Delete the tag, or write the files as a block of code.'],
  ['icon', 'Write a word or an emoji.'],
  ['linkbutton', 'The text inside stays. Write "[text](./setup.md)".'],
  ['linkcard', 'Write "[text](./setup.md)", or "::cards" for all that lies under a category.'],
  ['packagemanagertabs', 'Write the command of npm as a code block in the language "npm".'],
  ['steps', 'The text inside stays. Delete the tag: a numbered list has its steps.'],
  ['tab', 'The text inside stays. Write ":::tab{value=… label="…"}" above it and ":::" below it.'],
  ['doccardlist', 'Write "::cards" on a line of its own.'],
  ['tocinline', 'Delete it: a page shows its table of contents beside the text.'],
  ['link', 'The text inside stays. Write "[text](./setup.md)".'],
  ['head', 'What it was for stands in the front matter: "title", "description", "image", "keywords".'],
  ['video', 'Write a link to the file in its place.'],
  ['audio', 'Write a link to the file in its place.'],
  ['iframe', 'Write a link in its place: pages load nothing from other hosts.'],
])

type Report = (problem: string, hint: string) => void

function isElementKept({ tagName }: Element, parents: readonly Nodes[], report: Report): boolean {
  const wanted = homes.get(tagName)
  const isHome = (parent: Nodes) => parent.type === 'element' && wanted?.includes(parent.tagName) === true
  if (!elements.has(tagName)) {
    const hint = isCode(tagName)
      ? 'Content holds no scripts and no styles.'
      : (INSTEAD.get(tagName) ??
        'The text inside stays. Use Markdown, a block such as ":::note", or a component of the site: "::island{name=…}".')
    report(`The element <${writtenName(tagName)}> is not allowed, so it is left out.`, hint)
    return false
  }
  if (wanted === undefined || parents.some(isHome)) return true
  report(`The element <${tagName}> stands outside of <${wanted.join('>, <')}>, so it is left out.`, '')
  return false
}

function isCode(tagName: string): boolean {
  return tagName === 'script' || tagName === 'style'
}

/** The label of the footnotes comes with its id from the converter. */
function reportReservedId({ properties }: Element, place: PlacedNode | null, context: DocumentContext): void {
  const { id } = properties
  if (typeof id !== 'string' || id === 'footnote-label' || !RESERVED_IDS.includes(id)) return
  const problem = `The id "${id}" belongs to the page itself.`
  reportAt(context, place, 'duplicate-heading-id', problem, 'Choose another id.')
}

function reportProperties(node: Element, report: Report): void {
  const { tagName, properties } = node
  const kept = keptProperties(node)
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || CHECKED_ADDRESSES.has(`${tagName}.${name}`)) continue
    const lost = lostOf(value, kept[name])
    const attribute = `attribute "${attributeName(name)}"`
    if (lost === 'all') {
      const hint = tagName === 'a' && name === 'name' ? 'Write "id".' : LOOKS
      report(`The ${attribute} of <${tagName}> is not allowed, so it is left out.`, hint)
    } else if (lost !== null) {
      report(`"${lost}" in the ${attribute} of <${tagName}> is not allowed, so it is left out.`, LOOKS)
    }
  }
}

const LOOKS = 'Looks belong to the theme; nothing in content runs.'

/** What the sanitiser leaves of an element's properties, wherever it stands. */
function keptProperties({ tagName, properties }: Element): Properties {
  const [home] = homes.get(tagName) ?? []
  const alone = element(tagName, { ...properties })
  const { children } = sanitise({
    type: 'root',
    children: [home === undefined ? alone : element(home, {}, [alone])],
  })
  const [kept] =
    home === undefined ? children : children.flatMap((node) => ('children' in node ? node.children : []))
  return kept?.type === 'element' ? kept.properties : {}
}

/** What is lost of a property's value: nothing (null), some of its words, or all of it. */
function lostOf(value: Properties[string], kept: Properties[string]): string | null {
  if (kept === undefined || kept === null) return Array.isArray(value) && value.length === 0 ? null : 'all'
  if (!Array.isArray(value) || !Array.isArray(kept)) return null
  const lost = value.filter((word) => !kept.includes(word))
  if (lost.length === 0) return null
  return lost.length === value.length ? 'all' : lost.join(' ')
}

/** A property of the tree as HTML spells it: `onClick` -> `onclick`, `ariaLabel` -> `aria-label`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class'
  if (/^(?:aria|data)[A-Z]/.test(property)) return property.replaceAll(/[A-Z]/g, '-$&').toLowerCase()
  return property.toLowerCase()
}
