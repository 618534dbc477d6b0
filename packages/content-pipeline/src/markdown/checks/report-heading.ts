import type { Heading } from 'mdast'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { pointOf, sourceAt } from './point-of.ts'

/** An invalid id after a heading, which would be shown as text. */
const UNREAD_ID = /\{[ \t]?([#.])([^{}]{0,200})\}$/
/** An id that has something behind it, and no block of Svelte. */
const EARLY_ID = /\{#(?!(?:if|each|await|key|snippet)\})[^\s{}]{1,200}\}(?=[ \t]*\S)/

/** Reports an id that readers see: an invalid one, or one that is not the end of its heading. */
export function reportId({ children }: Heading, context: DocumentContext): void {
  const last = children.at(-1)
  if (last?.type !== 'text') return
  const text = last.value.trimEnd()
  const [early] = EARLY_ID.exec(text) ?? []
  const [written = '', mark, words = ''] = UNREAD_ID.exec(text) ?? []
  const isRead = /^\{#[^\s{}]+\}/.test(written)
  const shown = early ?? (isRead ? '' : written)
  const start = shown === '' ? null : pointOf(shown, last, context)
  if (start === null) return
  const [id] = /^[^.]*/.exec(words.split(/\s[.\w-]+=|\s\./)[0] ?? '') ?? []
  const mended = (id ?? '').trim().replaceAll(/\s+/g, '-')
  const hint =
    mark === '.'
      ? 'Delete it: a heading can only have an id, "{#some-id}".'
      : `Write "{#${mended === '' ? 'some-id' : mended}}": an id has no spaces.`
  const [problem, way] =
    early === undefined
      ? ['This is not an id: it is shown as part of the heading.', hint]
      : [`"${early}" is shown as part of the heading.`, 'A heading has one id, at its end.']
  reportAt(context, { position: { start } }, 'unread-syntax', problem, way)
}

const RULE = /^[\s>]*-+\s*$/
const END_OF_SENTENCE = /[.,;。，、；][*_"'”’)）]{0,3}\s*$/

/** Reports a text that the line of hyphens right below it makes a heading, although it is no title. */
export function reportUnderlined({ position }: Heading, context: DocumentContext): void {
  if (position === undefined || position.start.line === position.end.line) return
  const { start, end } = position
  // The first lines of a file may be front matter of another tool, which has a report of its own.
  if (start.line === 1) return
  const rule = sourceAt(end, context)
  if (!RULE.test(rule)) return
  const last = sourceAt({ line: end.line - 1, column: 1 }, context)
  if (end.line - start.line === 1 && !END_OF_SENTENCE.test(last)) return
  const place = { position: { start: { line: end.line, column: rule.indexOf('-') + 1 } } }
  reportAt(
    context,
    place,
    'unread-syntax',
    UNDERLINED,
    'Put a blank line above it for a line across the page.',
  )
}

const UNDERLINED = 'This line makes a heading of the text above it.'
