import type { Element, ElementContent, Properties } from 'hast'

/** Attributes for the renderer's own style sheet and scripts. */
const LEFT_OUT = /^(?:style|className|xmlns.*|data[A-Z].*)$/
/** `var(--_line)` and `var(--bg)`: colours that the theme provides under our own names. */
const COLOR = /^var\(--_?([a-z-]+)\)$/
const REFERENCE = /^url\(#([\w-]+)\)$/

/** An SVG without styles of its own, with ids that no other drawing on the page has, and its texts as they are to be shown. */
export function drawingOf(
  { tagName, properties, children }: Element,
  prefix: string,
  textOf: (drawn: string) => string,
): Element {
  const kept = Object.entries(properties).filter(([name]) => !LEFT_OUT.test(name))
  const inner = children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element')
      return child.type === 'text' ? [{ ...child, value: textOf(child.value) }] : []
    return child.tagName === 'style' ? [] : [drawingOf(child, prefix, textOf)]
  })
  const named: Properties = Object.fromEntries(
    kept.map(([name, value]) => [name, ownValue(name, value, prefix)]),
  )
  return { type: 'element', tagName, properties: named, children: inner }
}

function ownValue(name: string, value: Properties[string], prefix: string): Properties[string] {
  if (typeof value !== 'string') return value
  if (name === 'id') return prefix + value
  return value.replace(COLOR, 'var(--fyr-diagram-$1)').replace(REFERENCE, `url(#${prefix}$1)`)
}
