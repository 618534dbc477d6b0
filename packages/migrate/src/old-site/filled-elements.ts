import { changeLines, changeOutsideCode } from './change-lines.ts'

/** An element without content that has a value for a script: `<div data-ad="harbour"></div>`. */
const EMPTY =
  /<(div|span|p|ins|section|aside)((?:\s+[\w:-]+(?:=(?:"[^"<>]*"|'[^'<>]*'))?)+)\s*(?:\/>|>\s*<\/\1\s*>)/g
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
  if (!text.includes(' data-')) return { text, names }
  const own = changeLines(text, {
    text: (line) => {
      const left = changeOutsideCode(line, (part) =>
        part.replaceAll(EMPTY, (whole, tag: string, attributes: string) => {
          const [, attribute] = FOR_SCRIPTS.exec(attributes) ?? []
          if (attribute === undefined || SAYS_MORE.test(attributes)) return whole
          names.add(`<${tag} ${attribute}>`)
          return ''
        }),
      )
      return left !== line && left.trim() === '' ? null : left
    },
  })
  return { text: own, names }
}
