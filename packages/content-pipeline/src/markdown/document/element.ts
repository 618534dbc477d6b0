import type { Element, ElementContent, Properties } from 'hast'

/** An element of a hypertext tree. */
export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}
