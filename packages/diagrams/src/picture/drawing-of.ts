import type { Element, ElementContent, Properties } from 'hast'
import { colour, isColour } from './shapes.ts'

/** Attributes for the renderer's own style sheet and scripts. */
const LEFT_OUT = /^(?:style|className|xmlns.*|data[A-Z].*)$/
/** `var(--_line)` and `var(--bg)`: the library's names of colours, which the theme has tokens for. */
const COLOR = /^var\(--_?([a-z-]+)\)$/
const REFERENCE = /^url\(#([\w-]+)\)$/

/** An SVG without styles of its own, with ids that no other drawing on the page has, and its texts as they are to be shown. */
export function drawingOf(
  { tagName, properties, children }: Element,
  prefix: string,
  textOf: (drawn: string) => string,
): Element {
  const mended = { ...properties, ...mendedProperties({ tagName, properties }) }
  const kept = Object.entries(mended).filter(([name]) => !LEFT_OUT.test(name))
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

/** Diamonds end at a class, which is drawn over them where they begin there. */
const DIAMOND = /^cls-(?:composition|aggregation)$/
/** The library draws the name of an actor below its place, where the first message is. */
const NAME_BELOW = 'translate(0,-24)'

/** What the library draws where it cannot be seen or read. */
function mendedProperties({ tagName, properties }: Pick<Element, 'tagName' | 'properties'>): Properties {
  if (tagName === 'marker' && DIAMOND.test(String(properties.id))) return { refX: 12 }
  const isActor = tagName === 'g' && properties['dataType'] === 'actor'
  return isActor ? { transform: NAME_BELOW } : {}
}

function ownValue(name: string, value: Properties[string], prefix: string): Properties[string] {
  if (typeof value !== 'string') return value
  if (name === 'id') return prefix + value
  return value
    .replace(COLOR, (_, part: string) => colour(isColour(part) ? part : 'text'))
    .replace(REFERENCE, `url(#${prefix}$1)`)
}
