import type { Element, ElementContent, Root } from 'hast'

/**
 * An abbreviation and its ending, as Nordic languages write them: `API-et`, `PDF-ene`. Or a letter and its word: `e-mail`,
 * `x-axis`. Readers take neither of them for one word where a line ends at the hyphen.
 */
const KEPT = /(?<![\p{L}\p{N}-])(\p{Lu}{2,}-\p{Ll}{1,4}|\p{L}-\p{Ll}{2,8})(?![\p{L}\p{N}-])/u

/** Elements whose text stays as it is written. */
const AS_WRITTEN = new Set(['code', 'pre', 'fyr-code', 'svg', 'math'])

/**
 * A copy of a tree in which no line ends within an abbreviation with an ending, or behind a letter and its hyphen. An
 * element does it, not another hyphen: the text stays what readers search for and copy.
 */
export function keepEndings<Parent extends Root | Element>(parent: Parent): Parent {
  let isChanged = false
  const children = parent.children.flatMap((child): Parent['children'][number][] => {
    if (child.type === 'text' && KEPT.test(child.value)) {
      isChanged = true
      return child.value.split(KEPT).map(keepOdd)
    }
    if (child.type !== 'element' || AS_WRITTEN.has(child.tagName)) return [child]
    const kept = keepEndings(child)
    isChanged ||= kept !== child
    return [kept]
  })
  return isChanged ? { ...parent, children } : parent
}

/** Of a text that is split at what is kept together, every other part is that. */
function keepOdd(value: string, index: number): ElementContent {
  const text = { type: 'text', value } as const
  return index % 2 === 0
    ? text
    : { type: 'element', tagName: 'span', properties: { className: ['fyr-unbroken'] }, children: [text] }
}
