import type { ElementContent } from 'hast'

/** Property of a code line in a tree: how its text is highlighted, as written by `formatCodeTokens`. */
export const CODE_TOKENS = 'dataFyrTokens'

/** A part of a line with one class, or none. */
export interface CodeToken {
  readonly className: CodeClass | null
  readonly text: string
}

/** Character for each class of code. */
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

/** Class of a highlighted part of a line. */
export type CodeClass = keyof typeof LETTERS

const PLAIN = 'x'
// A bundle for browsers that reads no code leaves it out.
const CLASSES = /* @__PURE__ */ (() =>
  new Map<string, CodeClass>(
    (Object.keys(LETTERS) as CodeClass[]).map((className) => [LETTERS[className], className]),
  ))()

/** The output of `formatCodeTokens`. */
export const CODE_TOKENS_FORM = /^(?:\d{1,4}[a-z])+$/
const TOKEN = /(\d+)([a-z])/g

/**
 * Writes how a line is highlighted: for each token its length (UTF-16) and the character of its class, `x` for none:
 * `6k4v1x`. One element per token would be most of what the tree of a page holds.
 */
export function formatCodeTokens(tokens: readonly CodeToken[]): string {
  return tokens
    .map(({ className, text }) => `${text.length}${className === null ? PLAIN : LETTERS[className]}`)
    .join('')
}

/** The tokens of a text, from the output of `formatCodeTokens`; the rest of the text is a token without a class. */
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
export function renderCodeTokens(text: string, written: string): ElementContent[] {
  return readCodeTokens(text, written).map(({ className, text: value }) => {
    if (className === null) return { type: 'text', value }
    const children = [{ type: 'text' as const, value }]
    return { type: 'element', tagName: 'span', properties: { className: [className] }, children }
  })
}
