import { element, walkElements } from '@fyr/markdown-parser/tree'
import type { Element, ElementContent, Root } from 'hast'

/**
 * Brings films, sounds and pictures into the form that the later stages know: the file of a film is a source of its own, which is
 * resolved like the others, readers can always stop it, and a picture with a source for the dark mode is one image for each mode.
 */
export function prepareMedia(tree: Root): void {
  walkElements(tree, (node) => {
    if (node.tagName === 'video' || node.tagName === 'audio') prepareFilm(node)
    node.children = node.children.flatMap(imagesOf)
  })
  tree.children = tree.children.flatMap((child): Root['children'] =>
    child.type === 'element' ? imagesOf(child) : [child],
  )
}

function prepareFilm(node: Element): void {
  const { src, ...properties } = node.properties
  node.properties = { ...properties, controls: true }
  if (typeof src !== 'string') return
  const source = element('source', { src })
  if (node.position !== undefined) source.position = node.position
  node.children.unshift(source)
}

const MODE = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/

/** `<picture>` with images for the modes, as READMEs have it. Any other picture stays what it is. */
function imagesOf(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || node.tagName !== 'picture') return [node]
  const inner = node.children.filter((child): child is Element => child.type === 'element')
  const image = inner.find(({ tagName }) => tagName === 'img')
  const sources = inner.filter(({ tagName }) => tagName === 'source')
  const modes = sources.map(({ properties }) => [
    MODE.exec(String(properties['media'] ?? ''))?.[1],
    addressOf(properties['srcSet']),
  ])
  if (image === undefined || modes.length === 0 || modes.some(([mode, url]) => !mode || !url)) return [node]
  const usual = String(image.properties['src'] ?? '')
  const { light = usual, dark = usual } = Object.fromEntries(modes) as { light?: string; dark?: string }
  return [
    ['light', light],
    ['dark', dark],
  ].map(([mode, url]) => ({
    ...image,
    properties: { ...image.properties, src: `${url}#only-${mode}` },
  }))
}

/** The only address of a set; null for a set of several. */
function addressOf(srcSet: unknown): string | null {
  const written = Array.isArray(srcSet) ? srcSet.join(', ') : String(srcSet ?? '')
  return /^[^\s,]+$/.test(written.trim()) ? written.trim() : null
}
