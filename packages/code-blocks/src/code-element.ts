import type { Element, ElementContent } from 'hast'
import type { Code } from 'mdast'
import { parseCodeMeta } from './parse-code-meta.ts'
import { element } from '@fyr/markdown-parser/tree'
import { type CodeLine, markCodeLines } from './mark-code-lines.ts'
import { readCommands } from './read-commands.ts'
import { findWords, markRanges } from './mark-words.ts'

/**
 * A code block as the `fyr-code` element of the manifest contract, not highlighted yet. `copyCommands`: whether only commands
 * are copied of a block that shows prompts.
 */
export function codeElement(node: Code, copyCommands: boolean): Element {
  const language = (node.lang ?? '').toLowerCase()
  const meta = node.meta ?? ''
  const { title, firstLineNumber, words } = parseCodeMeta(meta)
  const lines = markCodeLines(node.value, language, meta)
  const commands = copyCommands
    ? readCommands(
        lines.map(({ text }) => text),
        language,
      )
    : null
  const properties = {
    language: language === '' ? 'text' : language,
    ...(title === null ? {} : { title }),
    ...(firstLineNumber === null ? {} : { lineNumbers: firstLineNumber }),
    ...(commands === null ? {} : { copied: commands }),
  }
  const made = element(
    'fyr-code',
    properties,
    lines.map((line) => lineElement(line, words)),
  )
  if (node.position !== undefined) made.position = node.position
  return made
}

function lineElement({ text, marks }: CodeLine, words: readonly string[]): Element {
  const content: ElementContent[] = [{ type: 'text', value: `${text}\n` }]
  return element('span', { className: ['line', ...marks] }, markRanges(content, findWords(text, words)))
}
