import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { ResolvedProperties } from './resolved-properties.ts'

const DARK = /^dark[A-Z]/

/** The properties of an image, and those of the file that shows the same in dark mode, if there is one. */
export function splitModes(resolved: ResolvedProperties): {
  readonly own: ResolvedProperties
  readonly dark: ResolvedProperties | null
} {
  if (resolved['darkSrc'] === undefined) return { own: resolved, dark: null }
  const entries = Object.entries(resolved)
  const dark = entries.flatMap(([name, value]) =>
    DARK.test(name) ? [[name.charAt(4).toLowerCase() + name.slice(5), value]] : [],
  )
  const own = Object.fromEntries(entries.filter(([name]) => !DARK.test(name)))
  // What is so of the picture in one mode is so in the other.
  const shared = own['zoom'] === undefined ? {} : { zoom: own['zoom'] }
  return { own, dark: { ...Object.fromEntries(dark), ...shared } }
}

/** The properties of the file for dark mode, beside those of an image. */
export function darkProperties(image: ResolvedProperties): ResolvedProperties {
  return Object.fromEntries(
    Object.entries(image).map(([name, value]) => [
      `dark${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  )
}

/** Puts images for dark mode behind those for light mode. */
export function putDarkImages(tree: Root, pairs: ReadonlyMap<Element, Element>): void {
  visit(tree, 'element', (node, index, parent) => {
    const dark = pairs.get(node)
    if (dark !== undefined && parent !== undefined && index !== undefined)
      parent.children.splice(index + 1, 0, dark)
  })
}
