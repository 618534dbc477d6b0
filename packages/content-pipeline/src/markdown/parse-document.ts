import type { Root as HastRoot } from 'hast'
import type { Html, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { TocEntry, TocSpan } from '../manifest/index.ts'
import { applyRehypePlugins } from './apply-rehype-plugins.ts'
import { disownSpecialElements } from './disown-special-elements.ts'
import { countWords } from './count-words.ts'
import { certainName } from '../nearest-name.ts'
import { type DocumentContext, reportAt } from './document-context.ts'
import { takeHeadings } from './take-headings.ts'
import { parseBlocks } from './parse-blocks.ts'
import { reportDroppedHtml } from './report-dropped-html.ts'
import { reportIgnoredTags } from './report-ignored-tags.ts'
import { reportTooDeep } from './report-too-deep.ts'
import { toHypertext } from './to-hypertext.ts'
import { TRUNCATE_TAG } from './truncate-tag.ts'
import { someMarkdown, walkMarkdown } from './walk-tree.ts'

const TRUNCATE_COMMENT = /^<!--\s*truncate\s*-->$/

/** A comment of one word, which may have been meant to be the truncate marker. */
const WORD_COMMENT = /^<!--\s*([\w-]+)\s*-->$/

/** What other tools call it. */
const OTHER_MARKERS = new Set(['more', 'excerpt', 'read-more', 'cut'])

/** A Markdown text as a tree whose links, images and code are still as written, and what was learned on the way. */
export interface ParsedDocument {
  /** Neither sanitised nor resolved; must not be shown as it is. */
  readonly tree: HastRoot
  /** Level-1 heading that began the text, taken out of the tree. */
  readonly title: readonly TocSpan[] | null
  readonly headings: readonly TocEntry[]
  /** Plain text of the first paragraph, or empty. */
  readonly firstParagraph: string
  readonly words: number
}

/** What is left of a text that is not read. */
const EMPTY: ParsedDocument = {
  tree: { type: 'root', children: [] },
  title: null,
  headings: [],
  firstParagraph: '',
  words: 0,
}

/** Parses a document and reports what is wrong in it, but for its links and images. */
export function parseDocument(markdown: string, context: DocumentContext): ParsedDocument {
  const tree = parseBlocks(markdown, context)
  if (tree === null) return EMPTY
  const { title, entries } = takeHeadings(tree, context)
  const hasHtml = prepareHtml(tree, context)
  const facts = { firstParagraph: firstParagraph(tree), words: countWords(collectText(tree)) }
  const hypertext = toHypertext(tree, hasHtml)
  if (hypertext === null) {
    reportTooDeep({ line: 1, column: 1 }, context)
    return EMPTY
  }
  if (hasHtml) reportIgnoredTags(tree, hypertext, context)
  const extended = applyRehypePlugins(hypertext, context)
  if (extended === null) return EMPTY
  if (hasHtml || context.plugins !== null) reportDroppedHtml(extended, context)
  return { tree: extended, title, headings: entries, ...facts }
}

/** Drops comments and turns the truncate marker into an element. Tells whether raw HTML is left. */
function prepareHtml(tree: Root, context: DocumentContext): boolean {
  let hasHtml = false
  if (!someMarkdown(tree, (node) => node.type === 'html')) return hasHtml
  visit(tree, 'html', (node, index, parent) => {
    if (index === undefined || parent === undefined) return undefined
    if (TRUNCATE_COMMENT.test(node.value.trim()) && parent.type === 'root') {
      parent.children[index] = { type: 'paragraph', children: [], data: { hName: TRUNCATE_TAG } }
      return undefined
    }
    if (!/^<!--[\s\S]*-->$/.test(node.value.trim())) {
      hasHtml = true
      node.value = disownSpecialElements(node.value)
      return undefined
    }
    reportOtherMarker(node, context)
    parent.children.splice(index, 1)
    return index
  })
  return hasHtml
}

/** A comment that marks the end of an excerpt for nobody. */
function reportOtherMarker(node: Html, context: DocumentContext): void {
  const word = WORD_COMMENT.exec(node.value.trim())?.[1] ?? ''
  const isSlip = word !== 'truncate' && certainName(word, ['truncate']) !== null
  if (!isSlip && !OTHER_MARKERS.has(word.toLowerCase())) return
  const problem = `"${node.value.trim()}" is a comment like any other: it ends no excerpt.`
  reportAt(context, node, 'unread-syntax', problem, 'Write "<!-- truncate -->".')
}

function firstParagraph(tree: Root): string {
  const paragraph = tree.children.find((node) => node.type === 'paragraph' && toString(node).trim() !== '')
  return paragraph === undefined
    ? ''
    : toString(paragraph, { includeImageAlt: false }).replaceAll(/\s+/g, ' ').trim()
}

/** All text of a tree with spaces between blocks, so that words of neighbours don't merge. */
function collectText(tree: Root): string {
  const texts: string[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') texts.push(node.value)
    else if (node.type === 'break' || 'children' in node) texts.push(' ')
  })
  return texts.join('')
}
