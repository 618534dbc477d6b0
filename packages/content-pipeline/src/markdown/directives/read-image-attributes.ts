import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Properties } from 'hast'
import type { Nodes, Root, RootContent, Text } from 'mdast'
import { nearestName } from '../../nearest-name.ts'
import type { DocumentContext } from '../document/document-context.ts'
import { linesOf } from '../../lines-of.ts'
import { type ColourMode, COLOUR_MODE, modeOfClass } from '../document/colour-modes.ts'

/** Attributes behind an image, as far as they are known. */
export interface ImageAttributes {
  /** All of it, with its braces. */
  readonly written: string
  readonly properties: Properties
  /** The first one that an image does not have, as written; null where all are known. */
  readonly unknown: string | null
}

const BRACES = /^\{:?([^{}\n]{1,300})\}/
/** A class, an id, or a name with a value. */
const ATTRIBUTE = /[ \t]*(?:([.#][\w:-]+)|([a-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))/iy
const LENGTH = /^(\d{1,5})(?:px)?$/
const SHARE = /^\d{1,3}%$/
/** What the build decides for every picture. */
const DECIDED = new Set(['loading', 'decoding', 'fetchpriority', 'sizes'])
const NAMES = ['width', 'height', 'zoom', ...DECIDED]

/**
 * Gives images the attributes that follow them at once in braces: `![A net](net.png){width=400}`, `{.dark}`, `{zoom=false}`. Braces with
 * anything else stay text.
 */
export function readImageAttributes(tree: Root, context: DocumentContext): void {
  walkMarkdown(tree, (node) => {
    if (!('children' in node)) return
    // The walk reads the children after this.
    const kept = (node.children as RootContent[]).filter((child, index, all) => {
      const image = all[index - 1]
      if (child.type !== 'text' || !isImage(image)) return true
      const attributes = imageAttributesAt(child, context)
      if (attributes === null || attributes.unknown !== null) return true
      image.data = { ...image.data, hProperties: { ...image.data?.hProperties, ...attributes.properties } }
      child.value = child.value.slice(attributes.written.length)
      return child.value !== ''
    })
    if (kept.length < node.children.length) node.children = kept as typeof node.children
  })
}

/** Whether a node is an image of Markdown. */
export function isImage(
  node: Nodes | undefined,
): node is Extract<Nodes, { type: 'image' | 'imageReference' }> {
  return node?.type === 'image' || node?.type === 'imageReference'
}

/** Whether braces behind a node give it attributes. */
export function isImageAttributes(braces: string, before: Nodes | undefined): boolean {
  return isImage(before) && parseImageAttributes(braces)?.unknown === null
}

/** The attributes that a text begins with; null where it begins with something else, or with an escaped brace. */
function imageAttributesAt(text: Text, { source }: DocumentContext): ImageAttributes | null {
  const { start } = text.position ?? {}
  const first = start === undefined ? '{' : linesOf(source.text)[start.line - 1]?.[start.column - 1]
  return first === '{' ? parseImageAttributes(text.value) : null
}

/** Reads what stands behind an image; null for text that is no list of attributes in braces. */
export function parseImageAttributes(text: string): ImageAttributes | null {
  const [written, list] = BRACES.exec(text) ?? []
  if (written === undefined || list === undefined || list.trim() === '') return null
  const properties: Properties = {}
  let unknown: string | null = null
  ATTRIBUTE.lastIndex = 0
  let end = 0
  for (let match = ATTRIBUTE.exec(list); match !== null; match = ATTRIBUTE.exec(list)) {
    const [all, className, name = '', ...values] = match
    end = ATTRIBUTE.lastIndex
    const value = values.find((one) => one !== undefined) ?? ''
    const known =
      className === undefined ? propertyOf(name.toLowerCase(), value) : modeProperty(className.slice(1))
    if (known === null) unknown ??= all.trim()
    else Object.assign(properties, known)
  }
  return list.slice(end).trim() === '' ? { written, properties, unknown } : null
}

/** What an author writes instead of an attribute that an image does not have. */
export function hintForImageAttribute(unknown: string): string {
  const [name = ''] = unknown.split('=')
  const nearest = nearestName(name, NAMES)
  const meant = nearest !== null && nearest !== name ? `Did you mean "${nearest}"? ` : ''
  return `${meant}An image can have {width=400}, {width=50%}, {height=300}, {zoom=false}, and {.light} or {.dark} for one colour mode.`
}

function propertyOf(name: string, value: string): Properties | null {
  if (DECIDED.has(name)) return {}
  if (name === 'zoom') return value === 'false' ? { zoom: value } : null
  if (name !== 'width' && name !== 'height') return null
  const pixels = Number(LENGTH.exec(value)?.[1] ?? 0)
  if (pixels > 0) return { [name]: pixels }
  return name === 'width' && SHARE.test(value) ? { width: value } : null
}

/** `.dark` too: behind an image it can mean nothing else. */
function modeProperty(className: string): Properties | null {
  const mode: ColourMode | null =
    className === 'light' || className === 'dark' ? className : modeOfClass(className)
  return mode === null ? null : { [COLOUR_MODE]: mode }
}
