import { ADMONITION_TYPES } from './admonition-types.ts'
import { createFenceReader } from './fence-reader.ts'

const TITLED = [...ADMONITION_TYPES.keys(), 'details'].join('|')
/** `:::note A title`, in a quote or a list too, or one that begins with a variable; neither `:::note[Title]` nor `:::note {.class}`. */
const CONTAINER_WITH_TITLE = new RegExp(
  String.raw`^([\s>]*(?:[-*+]\s+)?)(:{3,})(${TITLED})[ \t]+((?:[^\s[{]|\{\{).*?)[ \t]*$`,
)

/**
 * Puts a title that follows a container's name after a space into brackets, which is the spelling the parser knows.
 * Code blocks are left alone, and so are lines and their number; only the columns inside a title move.
 */
export function normaliseContainerTitles(markdown: string): string {
  if (!markdown.includes(':::')) return markdown
  const isCode = createFenceReader()
  const lines = markdown
    .split('\n')
    .map((line) => (isCode(line) ? line : line.replace(CONTAINER_WITH_TITLE, '$1$2$3[$4]')))
  return lines.join('\n')
}
