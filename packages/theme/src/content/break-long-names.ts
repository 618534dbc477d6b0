import type { ElementContent, Root } from 'hast'

/** Most letters of a name that is not broken where a line has room for it. */
const WHOLE_LETTERS = 20

/** Between the parts of an address, a path, a file name, and a name of several words. */
const JOINTS = /(?<=[^/]\/)(?=[^/])|(?<=\w)(?=[.?&]\w)|(?<=[^\W_]_)(?=[^\W_])|(?<=[a-z\d])(?=[A-Z])/u

/**
 * A copy of a tree in which a line may end between the parts of a long name in code, not only in the middle of a word.
 * Blocks of code stay as they are.
 */
export function breakLongNames<Parent extends Root | ElementContent>(parent: Parent): Parent {
  if (!('children' in parent)) return parent
  let isChanged = false
  const children = parent.children.map((child) => {
    if (child.type !== 'element' || child.tagName === 'pre') return child
    const broken =
      child.tagName === 'code'
        ? { ...child, children: breakAt(child.children, partsOfLongName) }
        : breakLongNames(child)
    isChanged ||= broken !== child
    return broken
  })
  return isChanged ? { ...parent, children } : parent
}

/** The parts of a long name, each with what joins it to the one before or after; of another text, itself. */
export function partsOfLongName(text: string): string[] {
  return text.length > WHOLE_LETTERS && !/\s/.test(text) ? text.split(JOINTS) : [text]
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
