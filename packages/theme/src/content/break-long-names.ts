import type { Element, ElementContent, Root } from 'hast'
import { textOf } from './text-of.ts'

/** Most letters of a name that is not broken where a line has room for it. */
const WHOLE_LETTERS = 20

/**
 * A word with hyphens that is short enough to stay in one line: browsers break `--help` after its first hyphen, and
 * `site-not-granted` after any.
 */
const HYPHENATED = /(?<!\S)(?=\S*-)(\S{3,24})(?!\S)/u

/** The class of such a word in code. */
const WORD = 'fyr-word'

/** Between the parts of an address, a path, a file name, a name of several words, and a list without blanks. */
const JOINTS =
  /(?<=[^/]\/)(?=[^/])|(?<=\w)(?=[.?&]\w)|(?<=\w,)(?=\w)|(?<=[^\W_]_)(?=[^\W_])|(?<=[a-z\d])(?=[A-Z])/u

/**
 * A copy of a tree in which a line may end between the parts of a long name in code, not only in the middle of a word, and not
 * after the hyphens of a short one. Blocks of code stay as they are.
 */
export function breakLongNames<Parent extends Root | ElementContent>(parent: Parent): Parent {
  if (!('children' in parent)) return parent
  let isChanged = false
  const isLink = 'tagName' in parent && parent.tagName === 'a'
  const children = parent.children.map((child) => {
    if (child.type !== 'element' || child.tagName === 'pre') return child
    const broken =
      child.tagName === 'code'
        ? {
            ...child,
            children: breakAt(isLink ? child.children : keepWords(child.children), partsOfLongNames),
          }
        : breakLongNames(child)
    isChanged ||= broken !== child
    return broken
  })
  return isChanged ? { ...parent, children } : parent
}

/** Texts whose words with hyphens are elements of their own. A link has none: its line would not go on below them. */
function keepWords(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child]
    return child.value.split(HYPHENATED).map((value, index) => {
      const text = { type: 'text', value } as const
      return index % 2 === 0
        ? text
        : { type: 'element', tagName: 'span', properties: { className: [WORD] }, children: [text] }
    })
  })
}

/** The words of an element that `breakLongNames` keeps in one line each. */
export function wordsInOneLine({ properties, children }: Element): string[] {
  const names = properties['className']
  return Array.isArray(names) && names.includes(WORD)
    ? [children.map(textOf).join('')]
    : children.flatMap((child) => (child.type === 'element' ? wordsInOneLine(child) : []))
}

/** The parts of a text, split within its long names: each with what joins it to the one before or after. */
export function partsOfLongNames(text: string): string[] {
  let part = ''
  const parts: string[] = []
  for (const word of text.split(/(\s+)/)) {
    const [first = '', ...others] = word.length > WHOLE_LETTERS ? word.split(JOINTS) : [word]
    part += first
    for (const other of others) {
      parts.push(part)
      part = other
    }
  }
  return [...parts, part]
}

/** Elements and texts in which a line may end between the parts of a text. */
export function breakAt(
  children: readonly ElementContent[],
  partsOf: (text: string) => readonly string[],
): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') return [{ ...child, children: breakAt(child.children, partsOf) }]
    if (child.type !== 'text') return [child]
    return partsOf(child.value).flatMap((value, index) => {
      const text = { type: 'text', value } as const
      return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text]
    })
  })
}
