import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { CODE_TOKENS, renderCodeTokens } from './code-tokens.ts'
import { grammars, type LineColorer, loadColorer } from './load-colorer.ts'
import { markedRanges, markRanges } from './mark-words.ts'

/** Languages that mean plain code. */
const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext']

/** Languages without a grammar of their own that another one reads well enough. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['env', 'dotenv'],
  ['flow', 'tsx'],
  ['gitignore', 'ini'],
  ['markdoc', 'markdown'],
  ['pcss', 'postcss'],
])

/** Every language name a code block may have. */
export function languageNames(): readonly string[] {
  return [...grammars.keys(), ...ALIASES.keys(), ...PLAIN_LANGUAGES]
}

/** Highlights every code block of a tree with class names. A language without a grammar stays plain. */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks = findCodeBlocks(tree).filter((block) => grammars.has(grammarOf(block)))
  const colorers = await Promise.all(blocks.map((block) => loadColorer(grammarOf(block), toString(block))))
  for (const [index, colorLines] of colorers.entries()) {
    const block = blocks[index]
    if (block !== undefined) colorBlock(block, colorLines)
  }
}

/** All `fyr-code` elements of a tree. */
export function findCodeBlocks(tree: Root): Element[] {
  const blocks: Element[] = []
  walkElements(tree, (node) => {
    if (node.tagName === 'fyr-code') blocks.push(node)
  })
  return blocks
}

/** Language of a code block as the author wrote it, in lower case. */
export function languageOf(block: Element): string {
  return String(block.properties['language'] ?? 'text')
}

function grammarOf(block: Element): string {
  const language = languageOf(block)
  return ALIASES.get(language) ?? language
}

function colorBlock(block: Element, colorLines: LineColorer): void {
  const lines = block.children.filter((child) => child.type === 'element')
  const texts = lines.map((line) => toString(line).replace(/\n$/, ''))
  const colors = colorLines(texts)
  for (const [index, line] of lines.entries()) {
    const text = `${texts[index]}\n`
    const tokens = colors[index] ?? ''
    const marked = markedRanges(line.children)
    if (marked.length > 0) line.children = markRanges(renderCodeTokens(text, tokens), marked)
    else {
      line.children = [{ type: 'text', value: text }]
      if (tokens !== '') line.properties[CODE_TOKENS] = tokens
    }
  }
}
