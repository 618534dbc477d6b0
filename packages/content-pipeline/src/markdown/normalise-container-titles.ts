import { ADMONITION_TYPES } from './admonition-types.ts'

const TITLED = [...ADMONITION_TYPES.keys(), 'details'].join('|')
/** `:::note A title`, in a quote or a list too; neither `:::note[Title]` nor `:::note{.class}`. */
const CONTAINER_WITH_TITLE = new RegExp(
  String.raw`^([\s>]*(?:[-*+]\s+)?)(:{3,})(${TITLED})[ \t]+([^\s[{].*?)[ \t]*$`,
)
const CODE_FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/

/**
 * Puts a title that follows a container's name after a space into brackets, which is the spelling the parser knows.
 * Code blocks are left alone, and so are lines and their number; only the columns inside a title move.
 */
export function normaliseContainerTitles(markdown: string): string {
  if (!markdown.includes(':::')) return markdown
  let fence: string | null = null
  const lines = markdown.split('\n').map((line) => {
    const marker = CODE_FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (marker !== undefined && closes(line, marker, fence)) fence = null
      return line
    }
    if (marker !== undefined) {
      fence = marker
      return line
    }
    return line.replace(CONTAINER_WITH_TITLE, '$1$2$3[$4]')
  })
  return lines.join('\n')
}

function closes(line: string, marker: string, fence: string): boolean {
  return marker[0] === fence[0] && marker.length >= fence.length && line.trimEnd().endsWith(marker)
}
