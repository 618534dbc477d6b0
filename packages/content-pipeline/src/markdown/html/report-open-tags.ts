import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Html, Root } from 'mdast'
import { pointOf } from '../checks/point-of.ts'
import { VOID } from '../components/html-tag.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { DRAWING_ATTRIBUTES } from './drawing-elements.ts'
import { DEEPEST_HTML } from './parse-raw-html.ts'
import { sanitiseSchema } from './sanitise-schema.ts'

/** Elements whose ends HTML knows without a tag. */
const ENDED = ['dd', 'dt', 'li', 'p', 'rp', 'rt', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']
const PAIRED = new Set(sanitiseSchema.tagNames)
for (const name of [...VOID, ...ENDED, ...Object.keys(DRAWING_ATTRIBUTES)]) PAIRED.delete(name)

/** Parts with no tags of content. */
const APART = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<(\/?)([a-z][a-z\d]*)(?:[\s/][^<>]{0,500})?>/g
const SHOWN_END = /<\/([a-z][a-z\d]*)/g

interface OpenTag {
  readonly node: Html
  readonly tag: string
  readonly index: number
}

/** The first of many tags explain the others. */
const MAX_TAGS = 20

/** Reports start tags without an end tag: the text below them becomes part of a link, bold, or hidden. */
export function reportOpenTags(tree: Root, context: DocumentContext): void {
  const open = new Map<string, OpenTag[]>()
  walkMarkdown(tree, (node) => {
    // An end tag that is shown as text has a report of its own.
    if (node.type === 'text')
      for (const [, name = ''] of node.value.matchAll(SHOWN_END)) open.get(name)?.pop()
    if (node.type !== 'html') return
    const tags = node.value.replaceAll(APART, (part) => ' '.repeat(part.length)).matchAll(TAG)
    for (const { 0: tag, 1: slash, 2: name = '', index } of tags) {
      if (!PAIRED.has(name)) continue
      const others = open.get(name) ?? []
      open.set(name, others)
      if (slash === '') others.push({ node, tag, index })
      else others.pop()
    }
  })
  // An open <a> ends at the next one; all others are inside each other, which is refused with its cause.
  const depth = [...open].reduce((sum, [name, tags]) => sum + (name === 'a' ? 0 : tags.length), 0)
  if (depth > DEEPEST_HTML) return
  for (const [name, tags] of open)
    for (const { node, tag, index } of tags.slice(0, MAX_TAGS)) {
      const start = pointOf(tag, node, context, index) ?? node.position?.start
      if (start === undefined) continue
      const [problem, hint] = tag.endsWith('/>')
        ? [`"/>" does not close <${name}>`, `Write "${tag.slice(0, -2).trimEnd()}></${name}>".`]
        : [`This <${name}> is never closed`, `Write "</${name}>" at its end.`]
      reportAt(
        context,
        { position: { start } },
        'unread-syntax',
        `${problem}, so the text below is part of it.`,
        hint,
      )
    }
}
