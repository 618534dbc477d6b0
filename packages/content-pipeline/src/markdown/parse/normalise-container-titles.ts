import { createFenceReader } from '@fyr/markdown-parser'
import { ADMONITION_NAMES } from './admonition-names.ts'

const TITLED = [...ADMONITION_NAMES.keys(), 'details'].join('|')
/**
 * `:::note A title`, also in a quote or a list, or starting with a variable; neither `:::note[Title]` nor `:::note
 * {.class}`.
 */
const CONTAINER_WITH_TITLE = new RegExp(
  String.raw`^([\s>]*(?:[-*+]\s+)?)(:{3,})(${TITLED})[ \t]+((?:[^\s[{]|\{\{).*(?<![ \t]))[ \t]*$`,
)

const ATTRIBUTE = String.raw`(?:[#.][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+)|open)`
/** Attributes after a title. */
const ATTRIBUTES = new RegExp(
  String.raw`^(.*?(?<![ \t]))[ \t]*(\{[ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\})$`,
)

/**
 * Puts a container title after a space into brackets, the spelling that the parser knows. Code blocks, lines and their
 * number stay the same; only columns inside a title move.
 */
export function normaliseContainerTitles(markdown: string): string {
  if (!markdown.includes(':::')) return markdown
  const isCode = createFenceReader()
  const lines = markdown
    .split('\n')
    .map((line) => (isCode(line) ? line : line.replace(CONTAINER_WITH_TITLE, inBrackets)))
  return lines.join('\n')
}

function inBrackets(_line: string, before: string, colons: string, name: string, words: string): string {
  const [, title = words, attributes = ''] = ATTRIBUTES.exec(words) ?? []
  return `${before}${colons}${name}[${title}]${attributes}`
}
