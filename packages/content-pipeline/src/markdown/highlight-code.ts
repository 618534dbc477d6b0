import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import { element } from './element.ts'
import { markedRanges, markRanges } from './mark-words.ts'
import { tokenClass, tokenTheme } from './token-theme.ts'
import { walkElements } from './walk-tree.ts'

/** A longer line is data, not code to read; colouring it would take a build's time. In characters. */
const LONGEST_LINE = 2000

/** Names that mean code without colours. */
const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext']

const grammars = new Map(Object.entries(bundledLanguages))
let highlighter: Promise<HighlighterCore> | null = null

/** Every language name that a code block may have. */
export function languageNames(): readonly string[] {
  return [...grammars.keys(), ...PLAIN_LANGUAGES]
}

/** Colours every code block of a tree by class names. A language without a grammar stays plain. */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks = findCodeBlocks(tree)
  const languages = new Set(blocks.map(languageOf).filter((name) => grammars.has(name)))
  if (languages.size === 0) return
  const core = await loadHighlighter()
  await Promise.all([...languages].map((name) => loadGrammar(core, name)))
  for (const block of blocks) {
    if (languages.has(languageOf(block))) colorBlock(block, core)
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

/** Name of a code block's language as the writer wrote it, in lower case. */
export function languageOf(block: Element): string {
  return String(block.properties['language'] ?? 'text')
}

async function loadHighlighter(): Promise<HighlighterCore> {
  // Forgiving: a rule that JavaScript's expressions can't say costs some colour, never the build.
  const engine = createJavaScriptRegexEngine({ forgiving: true })
  highlighter ??= createHighlighterCore({ themes: [tokenTheme], langs: [], engine })
  return highlighter
}

async function loadGrammar(core: HighlighterCore, name: string): Promise<void> {
  const load = grammars.get(name)
  if (load !== undefined && !core.getLoadedLanguages().includes(name)) await core.loadLanguage(load)
}

function colorBlock(block: Element, core: HighlighterCore): void {
  const lines = block.children.filter((child) => child.type === 'element')
  const code = lines.map((line) => toString(line).replace(/\n$/, '')).join('\n')
  const { tokens } = core.codeToTokens(code, {
    lang: languageOf(block),
    theme: tokenTheme.name ?? '',
    tokenizeMaxLineLength: LONGEST_LINE,
    // No limit: how far a clock lets it come would differ from machine to machine.
    tokenizeTimeLimit: 0,
  })
  for (const [index, line] of lines.entries()) {
    const colored: ElementContent[] = joinTokens(tokens[index] ?? []).map(tokenNode)
    colored.push({ type: 'text', value: '\n' })
    line.children = markRanges(colored, markedRanges(line.children))
  }
}

interface CodeToken {
  readonly className: string | null
  text: string
}

/** Neighbours of one class become one, and blanks join what stands before them: fewer elements, same picture. */
function joinTokens(tokens: readonly ThemedToken[]): CodeToken[] {
  const joined: CodeToken[] = []
  for (const token of tokens) {
    const className = tokenClass(token.color)
    const last = joined.at(-1)
    const isBlank = token.content.trim() === ''
    if (last !== undefined && (last.className === className || isBlank)) last.text += token.content
    else joined.push({ className: isBlank ? null : className, text: token.content })
  }
  return joined
}

function tokenNode({ className, text }: CodeToken): ElementContent {
  const content: ElementContent = { type: 'text', value: text }
  return className === null ? content : element('span', { className: [className] }, [content])
}
