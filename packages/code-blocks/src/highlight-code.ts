import { walkElements } from '@fyr/markdown-parser/tree'
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { createShikiPrimitiveAsync } from '@shikijs/primitive'
import type { ShikiPrimitive } from '@shikijs/primitive/types'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { bundledLanguages } from 'shiki/langs'
import { CODE_TOKENS, renderCodeTokens } from './code-tokens.ts'
import { createLineColorer } from './color-lines.ts'
import { markedRanges, markRanges } from './mark-words.ts'
import { sharePatterns } from './share-patterns.ts'
import { tokenClass, tokenTheme } from './token-theme.ts'

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

const grammars = new Map(Object.entries(bundledLanguages))
const colorers = new Map<string, LineColorer>()
let highlighter: Promise<ShikiPrimitive> | null = null

type LineColorer = ReturnType<typeof createLineColorer>

/** Every language name a code block may have. */
export function languageNames(): readonly string[] {
  return [...grammars.keys(), ...ALIASES.keys(), ...PLAIN_LANGUAGES]
}

/** Highlights every code block of a tree with class names. A language without a grammar stays plain. */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks = findCodeBlocks(tree)
  const languages = new Set(blocks.map(grammarOf).filter((name) => grammars.has(name)))
  if (languages.size === 0) return
  const core = await loadHighlighter()
  await Promise.all([...languages].map((name) => loadColorer(core, name)))
  for (const block of blocks) {
    const colorer = colorers.get(grammarOf(block))
    if (colorer !== undefined) colorBlock(block, colorer)
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

function loadHighlighter(): Promise<ShikiPrimitive> {
  highlighter ??= createHighlighter()
  return highlighter
}

async function createHighlighter(): Promise<ShikiPrimitive> {
  // Grammars are written for this regular expression engine. Translating their rules to JavaScript takes longer than
  // running them.
  return createShikiPrimitiveAsync({
    themes: [tokenTheme],
    langs: [],
    engine: sharePatterns(await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))),
  })
}

async function loadColorer(core: ShikiPrimitive, name: string): Promise<void> {
  const load = grammars.get(name)
  if (load === undefined || colorers.has(name)) return
  await core.loadLanguage(load)
  const { colorMap } = core.setTheme(tokenTheme.name ?? '')
  const classes = colorMap.map(tokenClass)
  colorers.set(
    name,
    createLineColorer(core.getLanguage(name), (color) => classes[color] ?? null),
  )
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
