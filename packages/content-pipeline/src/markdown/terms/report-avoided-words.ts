import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Nodes, Root, Text } from 'mdast'
import { linesOf } from '../../lines-of.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { MAX_MISTAKES } from '../checks/first-matches.ts'
import { OBJECT, pointOf } from '../checks/point-of.ts'
import { findAvoided, type TermMatch } from './term-words.ts'

/** Reports words that `terms.yml` says to avoid, outside of code. */
export function reportAvoidedWords(tree: Root, context: DocumentContext): void {
  const { terms } = context
  if (terms === undefined || terms.isFrozen) return
  const find = findAvoided(terms.list)
  walkMarkdown(tree, (node) => {
    for (const { match, text, index } of acrossTexts(node, find).slice(0, MAX_MISTAKES)) {
      const start = pointOf(match.words.slice(0, text.value.length - index), text, context, index)
      report(match, start === null ? text : { position: { start } }, context)
    }
    const { text, words } = wordsOf(node)
    for (const match of find(words).slice(0, MAX_MISTAKES)) {
      const start = pointOf(match.words, text, context, match.index)
      report(match, start === null ? text : { position: { start } }, context)
    }
  })
}

const LINES = new Set(['paragraph', 'heading', 'tableCell'])

/** Words to avoid of which a line has a part in emphasis, or in a link: `fish *mass*`. Each with the text that it begins in, and where. */
function acrossTexts(
  line: Nodes,
  find: (text: string) => readonly TermMatch[],
): { readonly match: TermMatch; readonly text: Text; readonly index: number }[] {
  if (!LINES.has(line.type) || !('children' in line) || line.children.length === 1) return []
  const texts: { readonly text: Text; readonly from: number }[] = []
  let words = ''
  walkMarkdown(line, (node) => {
    if ('children' in node) return
    if (node.type === 'text') texts.push({ text: node, from: words.length })
    // A word on each side of code or a picture is no pair of words.
    words += node.type === 'text' ? node.value : node.type === 'break' ? '\n' : OBJECT
  })
  let place = 0
  return find(words).flatMap((match) => {
    while ((texts[place + 1]?.from ?? Infinity) <= match.index) place += 1
    const begin = texts[place]
    if (begin === undefined) return []
    const index = match.index - begin.from
    const isAcross = index + match.words.length > begin.text.value.length
    return isAcross ? [{ match, text: begin.text, index }] : []
  })
}

/** What readers see of a node itself. */
function wordsOf(node: Nodes): { readonly text: Text; readonly words: string } {
  const { position } = node
  const words = sayingOf(node)
  return { text: { type: 'text', value: words, ...(position !== undefined && { position }) }, words }
}

/** A text itself, what a picture shows, and the title of a block of code. */
function sayingOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'code') return /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? ''
  return ('alt' in node ? node.alt : null) ?? ''
}

/** The same in front matter: `texts` are what readers see of it. */
export function reportAvoidedInHead(texts: readonly string[], context: DocumentContext): void {
  const { terms, source } = context
  if (terms === undefined || terms.isFrozen) return
  const find = findAvoided(terms.list)
  const lines = linesOf(source.text)
  for (const match of texts.flatMap((text) => find(text).slice(0, MAX_MISTAKES))) {
    const line = lines.findIndex((one) => one.includes(match.words))
    const column = (lines[line]?.indexOf(match.words) ?? 0) + 1
    report(match, line === -1 ? null : { position: { start: { line: line + 1, column } } }, context)
  }
}

function report(
  { words, term }: TermMatch,
  place: Parameters<typeof reportAt>[1],
  context: DocumentContext,
): void {
  const problem = `"${words.replaceAll(/\s+/g, ' ')}" is a word to avoid: the term is "${term.term}".`
  const hint = `Write "${term.term}", or change the words to avoid in ${context.terms?.file ?? 'the list'}.`
  reportAt(context, place, 'avoided-word', problem, hint)
}
