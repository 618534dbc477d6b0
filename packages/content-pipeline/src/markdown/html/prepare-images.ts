import { element, walkElements } from '@fyr/markdown-parser/tree'
import type { Element, ElementContent, Root } from 'hast'
import { COLOUR_MODE, modeOfClass } from '../document/colour-modes.ts'

/** Ends of addresses that GitHub and Material for MkDocs know. */
const MARK = /#(?:gh-(?<onGitHub>light|dark)-mode-only|only-(?<elsewhere>light|dark))$/

/**
 * Brings images into the form that the later stages know: the address of one for a colour mode ends in `#only-light` or `#only-dark`,
 * and one that is a paragraph of its own with a title is a figure, whose caption is the title.
 */
export function prepareImages(tree: Root): void {
  const paragraphs: Element[] = []
  walkElements(tree, (node) => {
    if (node.tagName === 'img') markMode(node)
    if (node.tagName === 'p') paragraphs.push(node)
  })
  for (const paragraph of paragraphs) toFigure(paragraph)
}

function markMode(image: Element): void {
  const { [COLOUR_MODE]: written, ...others } = image.properties
  const src = String(others.src ?? '')
  const { onGitHub, elsewhere } = MARK.exec(src)?.groups ?? {}
  const classes = Array.isArray(others.className) ? others.className : []
  const byClass = classes.map((name) => modeOfClass(String(name))).find((mode) => mode !== null)
  const mode = written ?? onGitHub ?? elsewhere ?? byClass
  if (mode !== 'light' && mode !== 'dark') return
  image.properties = { ...others, src: `${src.replace(/#.*$/s, '')}#only-${mode}` }
}

/** Makes a figure of a paragraph with nothing but a picture that has a title, and a figure of each picture where several are on a line. */
function toFigure(paragraph: Element): void {
  const { children, position } = paragraph
  const pictures = picturesOf(children)
  if (pictures === null || !pictures.some((picture) => titleOf(picture) !== null)) return
  paragraph.tagName = 'figure'
  const [only = [], ...others] = pictures.map((picture) => withCaption(picture, position))
  paragraph.children =
    others.length === 0
      ? only
      : [only, ...others].map((content) => placed(element('figure', {}, content), position))
}

/** A picture is one element, or one for each colour mode: images, in links or not. Null for anything else, and for several lines. */
function picturesOf(nodes: readonly ElementContent[]): readonly (readonly Element[])[] | null {
  const pictures: Element[][] = []
  let isNewLine = false
  for (const node of nodes) {
    if (node.type === 'text' && node.value.trim() === '') isNewLine ||= node.value.includes('\n')
    else if (node.type !== 'element' || imageOf(node) === null) return null
    else {
      const [before, ...more] = pictures.at(-1) ?? []
      if (before !== undefined && more.length === 0 && areModes(before, node)) pictures.at(-1)?.push(node)
      else if (before !== undefined && isNewLine) return null
      else pictures.push([node])
      isNewLine = false
    }
  }
  return pictures
}

/** The image that an element is, or a link around nothing else. */
function imageOf(node: Element): Element | null {
  if (node.tagName === 'img') return node
  const [only, ...others] = node.children
  return node.tagName === 'a' && only?.type === 'element' && others.length === 0 ? imageOf(only) : null
}

/** Whether one is for light mode and the other one for dark. */
function areModes(...nodes: readonly Element[]): boolean {
  const modes = nodes.map((node) => MARK.exec(String(imageOf(node)?.properties.src))?.groups?.['elsewhere'])
  return new Set(modes).size === nodes.length && !modes.includes(undefined)
}

function titleOf(picture: readonly Element[]): string | null {
  const titles = picture.map((node) => imageOf(node)?.properties['title'])
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? null
}

/** The title of a picture below it, and no longer in it. */
function withCaption(picture: readonly Element[], position: Element['position']): ElementContent[] {
  const title = titleOf(picture)
  if (title === null) return [...picture]
  for (const node of picture) delete imageOf(node)?.properties['title']
  return [...picture, placed(element('figcaption', {}, [{ type: 'text', value: title }]), position)]
}

/** Where the author wrote it, for what is said about its text. */
function placed(node: Element, position: Element['position']): Element {
  if (position !== undefined) node.position = position
  return node
}
