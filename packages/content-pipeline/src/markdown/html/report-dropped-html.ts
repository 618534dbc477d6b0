import type { Element, Nodes, Properties, Root } from 'hast'
import { type DocumentContext, type PlacedNode, reportAt } from '../document/document-context.ts'
import { writtenName } from './disown-special-elements.ts'
import { element } from '@fyr/markdown-parser/tree'
import { adviceForId, isRefusedId } from '../metadata/reserved-ids.ts'
import { sanitise } from './sanitise.ts'
import { sanitiseSchema } from './sanitise-schema.ts'
import { TRUNCATE_TAG } from '../metadata/truncate-tag.ts'

const elements = new Set([...(sanitiseSchema.tagNames ?? []), TRUNCATE_TAG])
const homes = new Map(Object.entries(sanitiseSchema.ancestors ?? {}))
const KNOWN_NODES = new Set(['root', 'element', 'text', 'comment', 'doctype'])

/** Addresses that were checked as links and images are reported there. */
const CHECKED_ADDRESSES = new Set(['a.href', 'img.src', 'source.src', 'track.src', 'video.poster'])

/**
 * Reports what the sanitiser will drop from a tree, so that nothing disappears silently. Output of a plugin is reported
 * at the nearest position in the document. An id that belongs to the document around the article is an error.
 */
export function reportDroppedHtml(tree: Root, context: DocumentContext): void {
  reportWithin(tree, [], context)
}

function reportWithin(node: Nodes, parents: readonly Nodes[], context: DocumentContext): void {
  if (node.type === 'text') return
  const place = (): PlacedNode | null =>
    [...parents, node].findLast(({ position }) => position !== undefined) ?? null
  const report = (problem: string, hint: string) => reportAt(context, place(), 'dropped-html', problem, hint)
  if (!KNOWN_NODES.has(node.type)) {
    report(`A plugin returned a node "${node.type}", which is not HTML, so it is dropped.`, '')
  } else if (node.type === 'element' && COSMETIC_ELEMENTS.has(node.tagName)) {
    reportLost(node, report)
  } else if (node.type === 'element' && isElementKept(node, parents, report)) {
    reportReservedId(node, place, context)
    reportNoFile(node, place, context)
    reportProperties(node, report)
  }
  if (!('children' in node)) return
  const inside = [...parents, node]
  for (const child of node.children) reportWithin(child, inside, context)
}

/** Hints for elements of other tools, by their names in lower case. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['tabs', 'The text inside is kept. Write "::::tabs" above it and "::::" below it.'],
  ['tabitem', 'The text inside is kept. Write ":::tab{value=… label="…"}" above it and ":::" below it.'],
  ['admonition', 'The text inside is kept. Write ":::note[Title]" above it and ":::" below it.'],
  ['codeblock', 'The text inside is kept. Write a line "```" above it and one below it.'],
  ['aside', 'The text inside is kept. Write ":::note[Title]" above it and ":::" below it.'],
  ['badge', 'Write the text itself, for example in **bold**.'],
  ['card', 'The text inside is kept. Write the title as a heading above it.'],
  ['cardgrid', 'The text inside is kept. Delete the tag.'],
  ['clientonly', 'The text inside is kept. Delete the tag.'],
  ['filetree', 'The text inside is kept. Delete the tag, or write the files as a code block.'],
  ['icon', 'Write a word or an emoji.'],
  ['linkbutton', 'The text inside is kept. Write "[text](./setup.md)".'],
  ['linkcard', 'Write "[text](./setup.md)", or "::cards" for everything in a category.'],
  ['packagemanagertabs', 'Write the npm command as a code block with the language "npm".'],
  ['steps', 'The text inside is kept. Delete the tag: a numbered list shows steps.'],
  ['tab', 'The text inside is kept. Write ":::tab{value=… label="…"}" above it and ":::" below it.'],
  ['doccardlist', 'Write "::cards" on its own line.'],
  ['tocinline', 'Delete it: every page shows its table of contents beside the text.'],
  ['link', 'The text inside is kept. Write "[text](./setup.md)".'],
  ['head', 'Use front matter: "title", "description", "image", "keywords".'],
  ['meta', 'Use front matter: "title", "description", "image", "keywords".'],
  ['title', 'The title of a page is its first heading, or "title" in front matter.'],
  ['object', 'For a picture write "![text](./picture.svg)", else link to the file.'],
  ['iframe', 'Write "::embed{src=https://… title="…"}" with the address of a page of another site.'],
])

type Report = (problem: string, hint: string) => void

function isElementKept({ tagName }: Element, parents: readonly Nodes[], report: Report): boolean {
  const wanted = homes.get(tagName)
  const isHome = (parent: Nodes) => parent.type === 'element' && wanted?.includes(parent.tagName) === true
  if (!elements.has(tagName)) {
    const hint = isCode(tagName)
      ? 'Content cannot contain scripts or styles.'
      : (INSTEAD.get(tagName) ??
        `The text inside is kept. Use Markdown, a directive such as ":::note", or a component of the site: "::island{name=${tagName}}".`)
    report(`The element <${writtenName(tagName)}> is not allowed and is dropped.`, hint)
    return false
  }
  if (wanted === undefined || parents.some(isHome)) return true
  report(`The element <${tagName}> is outside <${wanted.join('>, <')}> and is dropped.`, '')
  return false
}

/** Elements that only arrange or decorate: their text is kept, and a reader misses nothing. */
const COSMETIC_ELEMENTS = new Set(['article', 'big', 'center', 'font', 'footer', 'header', 'nobr'])
/** Attributes with the same effect. */
const COSMETIC_ATTRIBUTES = new Set(['align', 'color', 'face', 'size'])

/** Attributes that instruct another tool, and say nothing to readers: `markdown` asks for Markdown inside. */
const FOR_TOOLS = new Set(['className', 'markdown', 'vPre', 'v-pre'])

/**
 * Whether a dropped attribute is one that readers do not miss. A style that hides text would be missed, and one that
 * loads or runs something is reported.
 */
function isCosmetic(name: string, value: Properties[string]): boolean {
  if (FOR_TOOLS.has(name)) return true
  return (
    name === 'style' && !/display|visibility|opacity|content|url\s*\(|expression\s*\(/i.test(String(value))
  )
}

function isCode(tagName: string): boolean {
  return tagName === 'script' || tagName === 'style'
}

/** Reports pictures, films and sounds of which nothing says where they are. */
function reportNoFile(
  { tagName, properties, children }: Element,
  place: () => PlacedNode | null,
  context: DocumentContext,
): void {
  const isFilm = tagName === 'video' || tagName === 'audio'
  if (tagName !== 'img' && !isFilm) return
  const hasSource = children.some((child) => child.type === 'element' && child.tagName === 'source')
  if (hasSource || String(properties['src'] ?? '').trim() !== '') return
  const problem = `This <${tagName}> has no address, so there is nothing to show.`
  const hint = 'Write one: src="./name.ending".'
  reportAt(context, place(), isFilm ? 'missing-media' : 'missing-image', problem, hint)
}

function reportReservedId(
  { properties }: Element,
  place: () => PlacedNode | null,
  context: DocumentContext,
): void {
  const { id } = properties
  if (!isRefusedId(id)) return
  const problem = `The id "${id}" is reserved for the page itself.`
  reportAt(context, place(), 'duplicate-heading-id', problem, adviceForId(String(id)))
}

function reportProperties(node: Element, report: Report): void {
  const { tagName, properties } = node
  const doubtful = Object.entries(properties).filter(([name, value]) => {
    if (value === null || value === undefined || CHECKED_ADDRESSES.has(`${tagName}.${name}`)) return false
    return !isCosmetic(name, value) && !(name === 'id' && isRefusedId(value))
  })
  // Most elements have none, and what is kept takes a whole sanitiser to know.
  const kept = doubtful.length === 0 ? {} : keptProperties(node)
  for (const [name, value] of doubtful) {
    const lost = lostOf(value, kept[name])
    const attribute = `attribute "${attributeName(name)}"`
    if (lost === 'all') {
      const hint = HINTS[`${tagName}.${name}`] ?? LOOKS
      report(`The ${attribute} of <${tagName}> is not allowed and is dropped.`, hint)
    } else if (lost !== null) {
      report(`"${lost}" in the ${attribute} of <${tagName}> is not allowed and is dropped.`, LOOKS)
    }
  }
}

/** Attributes that go with an element of which only the text is kept, such as an id that links lead to. */
function reportLost({ tagName, properties }: Element, report: Report): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || COSMETIC_ATTRIBUTES.has(name) || isCosmetic(name, value))
      continue
    const hint = name === 'id' ? 'Give the id to a heading: "## Title {#id}".' : LOOKS
    report(`The attribute "${attributeName(name)}" of <${tagName}> is not allowed and is dropped.`, hint)
  }
}

const PICTURE =
  'Only the <img> is shown. For dark mode, write "![…](light.svg#only-light)" and "![…](dark.svg#only-dark)".'

/** Hints for attributes that authors miss. */
const HINTS: Readonly<Record<string, string>> = {
  'video.autoPlay': 'Readers start a film themselves.',
  'audio.autoPlay': 'Readers start a sound themselves.',
  'source.srcSet': PICTURE,
  'source.media': PICTURE,
  'source.sizes': PICTURE,
}

const LOOKS = 'The theme decides how content looks, and content cannot run code.'

/** Properties that the sanitiser keeps on any element. */
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

/** The part of a property's value that is lost: null for none, else some of its words or the whole value. */
function lostOf(value: Properties[string], kept: Properties[string]): string | null {
  if (kept === undefined || kept === null) return Array.isArray(value) && value.length === 0 ? null : 'all'
  if (!Array.isArray(value) || !Array.isArray(kept)) return null
  const lost = value.filter((word) => !kept.includes(word))
  if (lost.length === 0) return null
  return lost.length === value.length ? 'all' : lost.join(' ')
}

/** The HTML spelling of a property: `onClick` -> `onclick`, `ariaLabel` -> `aria-label`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class'
  if (/^(?:aria|data)[A-Z]/.test(property)) return property.replaceAll(/[A-Z]/g, '-$&').toLowerCase()
  return property.toLowerCase()
}
