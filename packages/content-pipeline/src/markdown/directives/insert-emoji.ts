import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root, Text } from 'mdast'
import type { DocumentContext } from '../document/document-context.ts'
import { EMOJI } from './emoji-names.mjs'

/** A name between colons, with what keeps it from being one: part of an address, a time or a word. */
const NAMED = /(?<![\w:/]):([a-z0-9_+-]{1,40}):(?![\w:])/g

declare module 'mdast' {
  interface TextData {
    /** The original of a text with emoji, from which ids of headings are made. */
    named?: string
  }
}

/**
 * Replaces names of emoji as GitHub has them, such as `:rocket:`, by the characters. Names that GitHub does not have, and
 * those with a backslash before them, stay text. The ids of headings are made from the names, as in Docusaurus.
 */
export function insertEmoji(tree: Root, { source }: DocumentContext): void {
  if (!source.text.includes(':')) return
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text' || !node.value.includes(':')) return
    const named = node.value
    const isEscaped = escapesIn(node, source.text)
    let count = -1
    node.value = named.replaceAll(NAMED, (mark, name: string) => {
      count += 1
      return isEscaped(count) || !Object.hasOwn(EMOJI, name) ? mark : (EMOJI[name] ?? mark)
    })
    if (node.value !== named) node.data = { ...node.data, named }
  })
}

/** Same as `NAMED`, in the source, with the backslashes that the parser removes. */
const WRITTEN = /(?<![\w:/]):[a-z0-9_+-]{1,40}\\?:(?![\w:])/g

/** Returns which of the names in a text have a backslash before their first colon in the source. */
function escapesIn({ position, value }: Text, source: string): (count: number) => boolean {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return () => false
  const written = source.slice(start.offset, end.offset)
  if (written === value || !written.includes('\\:')) return () => false
  const escaped = [...written.matchAll(WRITTEN)].map(({ index }) => written[index - 1] === '\\')
  return (count) => escaped[count] === true
}
