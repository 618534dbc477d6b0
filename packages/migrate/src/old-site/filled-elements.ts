import { changeLines, changeOutsideCode, changeText } from './change-lines.ts'

/** An element without content that has a value for a script: `<div data-ad="harbour"></div>`. */
const EMPTY =
  /<(div|span|p|ins|section|aside)((?:\s+[\w:-]+(?:=(?:"[^"<>]*"|'[^'<>]*'))?)+)\s*(?:\/>|>\s*<\/\1\s*>)/g
/** Such an element on lines of its own, with attributes on more than one. */
const ON_LINES = new RegExp(String.raw`^[ \t]*${EMPTY.source}[ \t]*(?:\n|$(?![^]))`, 'gm')
const FOR_SCRIPTS = /\s(data-[\w-]+)/
/** What says something without a script: a picture of a style, a label, a place that links lead to. */
const SAYS_MORE = /\s(?:style|title|aria-label|role|id|name)=/

/** A page without the elements that only a script of the old site has filled. */
export interface WithoutFilled {
  readonly text: string
  /** What is left out, by the first attribute for scripts: `<div data-ad>`. */
  readonly names: ReadonlySet<string>
}

/** Leaves out elements that a script of the old site has filled: without it, they are nothing. */
export function withoutFilled(text: string): WithoutFilled {
  const names = new Set<string>()
  if (!/\sdata-/.test(text)) return { text, names }
  const isFilled = (tag: string, attributes: string): boolean => {
    const [, attribute] = FOR_SCRIPTS.exec(attributes) ?? []
    if (attribute === undefined || SAYS_MORE.test(attributes)) return false
    names.add(`<${tag} ${attribute}>`)
    return true
  }
  const own = changeLines(text, {
    text: (line) => {
      const left = changeOutsideCode(line, (part) =>
        part.replaceAll(EMPTY, (whole, tag: string, attributes: string) =>
          isFilled(tag, attributes) ? '' : whole,
        ),
      )
      return left !== line && left.trim() === '' ? null : left
    },
  })
  return { text: withoutLines(own, isFilled), names }
}

/** A text without the elements whose attributes are on several lines. */
function withoutLines(text: string, isFilled: (tag: string, attributes: string) => boolean): string {
  return changeText(text, (part) =>
    part.replaceAll(ON_LINES, (whole, tag: string, attributes: string) =>
      attributes.includes('\n') && isFilled(tag, attributes) ? '' : whole,
    ),
  )
}
