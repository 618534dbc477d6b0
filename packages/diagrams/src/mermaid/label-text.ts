import { fromHtml } from 'hast-util-from-html'

/**
 * Characters that mean something to the drawing library wherever they stand. In labels they are written as characters of a block for
 * private use, which mean nothing to it, and read back from the finished drawing.
 */
const FIRST_HIDDEN = 0xee00
const HIDDEN = /[\uee00-\uee7f]/g
const MEANS_SOMETHING = /[!-~]/g
const MEANS_NOTHING = /[A-Za-z0-9.!?*]/
const TAGS_KEPT = /<br>|<\/?(?:b|strong|i|em|u|s|del)>/gi

/** A label as the library is to draw it: entities are characters, line ends are `<br>`. */
export function labelText(written: string): string {
  const text = decodeEntities(withoutMarks(written.trim())).replaceAll(/<br\s*\/?>|\\n|\n/gi, '<br>')
  let hidden = ''
  let end = 0
  for (const tag of text.matchAll(TAGS_KEPT)) {
    hidden += hide(text.slice(end, tag.index)) + tag[0]
    end = tag.index + tag[0].length
  }
  return hidden + hide(text.slice(end))
}

/** A label where the library takes a name without blanks. */
export function nameText(written: string): string {
  return hide(decodeEntities(withoutMarks(written.trim()))).replaceAll(
    ' ',
    String.fromCharCode(FIRST_HIDDEN + 32),
  )
}

/** A label as a picture of our own shows it: entities are characters, and every line is one of its own. */
export function plainLabel(written: string): string {
  const isMarkdown = /^"?`/.test(written.trim())
  const text = withoutMarks(written.trim()).replaceAll(/<br\s*\/?>|\\n/gi, '\n')
  const bare = text.replaceAll(TAGS_KEPT, '')
  return decodeEntities(isMarkdown ? bare.replaceAll(/\*\*|[*_]/g, '') : bare)
}

/** The text of a finished drawing. */
export function shownText(drawn: string): string {
  return drawn.replaceAll(HIDDEN, (character) => String.fromCharCode(character.charCodeAt(0) - FIRST_HIDDEN))
}

/** Without the quotes of a text and the backticks of Markdown inside them. */
export function withoutMarks(text: string): string {
  const unquoted = text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text
  return unquoted.length > 1 && unquoted.startsWith('`') && unquoted.endsWith('`')
    ? unquoted.slice(1, -1)
    : unquoted
}

function hide(text: string): string {
  return text.replaceAll(MEANS_SOMETHING, (character, at: number) => {
    const isHyphen = character === '-' && /^[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(text.slice(at - 1, at + 2))
    if (isHyphen || MEANS_NOTHING.test(character)) return character
    return String.fromCharCode(FIRST_HIDDEN + character.charCodeAt(0))
  })
}

/** `#amp;` and `#35;` are characters in diagrams, as `&amp;` is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/[#&](#?\w{1,31});/g, (written, name: string) => {
    const entity = /^\d+$/.test(name) ? `&#${name};` : `&${name};`
    const [node] = fromHtml(entity, { fragment: true }).children
    return node?.type === 'text' && node.value !== entity ? node.value : written
  })
}
