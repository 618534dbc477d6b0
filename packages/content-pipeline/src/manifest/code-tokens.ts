import type { ElementContent } from 'hast'

/** Property of a line of code in a tree: how the letters of its one text are coloured, as `formatCodeTokens` writes it. */
export const CODE_TOKENS = 'dataFyrTokens'

/** Some letters of a line that have one class, or none. */
export interface CodeToken {
  readonly className: CodeClass | null
  readonly text: string
}

/** Letter of each class of code. */
const LETTERS = {
  'tok-comment': 'c',
  'tok-string': 's',
  'tok-number': 'n',
  'tok-constant': 'o',
  'tok-keyword': 'k',
  'tok-punctuation': 'p',
  'tok-function': 'f',
  'tok-type': 't',
  'tok-variable': 'v',
  'tok-property': 'r',
  'tok-tag': 'g',
  'tok-attribute': 'a',
  'tok-inserted': 'i',
  'tok-deleted': 'd',
} as const

/** Class of a coloured part of a line. */
export type CodeClass = keyof typeof LETTERS

const PLAIN = 'x'
const CLASSES = new Map<string, CodeClass>(
  (Object.keys(LETTERS) as CodeClass[]).map((className) => [LETTERS[className], className]),
)

/** What `formatCodeTokens` writes. */
export const CODE_TOKENS_FORM = /^(?:\d{1,4}[a-z])+$/
const TOKEN = /(\d+)([a-z])/g

/**
 * Says how a line is coloured: for each of its tokens the number of its letters (UTF-16) and the letter of its class,
 * `x` for none: `6k4v1x`. An element for each token would be nearly all that the tree of a page holds.
 */
export function formatCodeTokens(tokens: readonly CodeToken[]): string {
  return tokens
    .map(({ className, text }) => `${text.length}${className === null ? PLAIN : LETTERS[className]}`)
    .join('')
}

/** The tokens of a text by what `formatCodeTokens` wrote; what is left of the text is a token without a class. */
export function readCodeTokens(text: string, written: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let from = 0
  for (const [, length, letter = PLAIN] of written.matchAll(TOKEN)) {
    if (from >= text.length) break
    const to = from + Number(length)
    tokens.push({ className: CLASSES.get(letter) ?? null, text: text.slice(from, to) })
    from = to
  }
  if (from < text.length) tokens.push({ className: null, text: text.slice(from) })
  return tokens
}

/** The same tokens as nodes: text, and `span` elements with a class. */
export function drawCodeTokens(text: string, written: string): ElementContent[] {
  return readCodeTokens(text, written).map(({ className, text: value }) => {
    if (className === null) return { type: 'text', value }
    const children = [{ type: 'text' as const, value }]
    return { type: 'element', tagName: 'span', properties: { className: [className] }, children }
  })
}
