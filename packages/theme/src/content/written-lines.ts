import { CODE_TOKENS, renderCodeTokens, readCodeTokens } from '@fyr/content-pipeline/manifest'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { createElement, Fragment, type ReactElement } from 'react'

/** A line of a code block as HTML. */
export interface WrittenLine {
  readonly className: string
  /** The content of the line. */
  readonly html: string
}

declare module 'hast' {
  interface ElementData {
    /** The lines of a `fyr-code` element as HTML. */
    writtenLines?: readonly WrittenLine[]
  }
}

/** Names that need no escaping in an attribute. */
const CLASS_NAME = /^[\w-]+$/

/**
 * A copy of a tree whose code blocks contain their lines as HTML instead of children. Highlighted tokens are nearly all
 * elements of a page; as React elements they would take most of the rendering time. Lines with anything else stay
 * elements.
 */
export function writeLines<Parent extends Root | Element>(parent: Parent): Parent {
  let isChanged = false
  const children = parent.children.map((child) => {
    if (child.type !== 'element') return child
    const written = child.tagName === 'fyr-code' ? writeBlock(child) : writeLines(child)
    isChanged ||= written !== child
    return written
  })
  return isChanged ? { ...parent, children } : parent
}

/** Lines as one `span.line` each, numbered from `first` unless that is null. */
export function lineElements(lines: readonly WrittenLine[], first: number | null): ReactElement {
  const elements = lines.map(({ className, html }, index) =>
    createElement('span', {
      className,
      'data-line': first === null ? undefined : first + index,
      dangerouslySetInnerHTML: { __html: html },
    }),
  )
  return createElement(Fragment, null, ...elements)
}

function writeBlock(block: Element): Element {
  const lines: WrittenLine[] = []
  for (const child of block.children) {
    const line = child.type === 'element' && child.tagName === 'span' ? writeLine(child) : null
    if (line === null) return { ...block, children: block.children.map(renderTokens) }
    lines.push(line)
  }
  return { ...block, children: [], data: { ...block.data, writtenLines: lines } }
}

function writeLine({ properties, children }: Element): WrittenLine | null {
  const { [CODE_TOKENS]: tokens, ...rest } = properties
  const className = classOf(rest)
  if (className === null || className === '') return null
  const [only] = children
  const isColored = tokens !== undefined && children.length === 1 && only?.type === 'text'
  const html = isColored ? writeTokens(only.value, String(tokens)) : writeWords(children)
  return html === null ? null : { className, html }
}

function writeTokens(text: string, tokens: string): string {
  let html = ''
  for (const token of readCodeTokens(text, tokens)) {
    const letters = escapeText(token.text)
    html += token.className === null ? letters : `<span class="${token.className}">${letters}</span>`
  }
  return html
}

/** A line with one element for each token. */
function renderTokens(line: ElementContent): ElementContent {
  if (line.type !== 'element') return line
  const { [CODE_TOKENS]: tokens, ...properties } = line.properties
  const [only] = line.children
  if (tokens === undefined || only?.type !== 'text') return line
  return { ...line, properties, children: renderCodeTokens(only.value, String(tokens)) }
}

/** HTML of words in elements that only have classes; null when there is anything else. */
function writeWords(nodes: readonly ElementContent[]): string | null {
  let html = ''
  for (const node of nodes) {
    const part = node.type === 'text' ? escapeText(node.value) : writeElement(node)
    if (part === null) return null
    html += part
  }
  return html
}

function writeElement(node: ElementContent): string | null {
  if (node.type !== 'element' || (node.tagName !== 'span' && node.tagName !== 'mark')) return null
  const className = classOf(node.properties)
  const words = className === null ? null : writeWords(node.children)
  if (words === null) return null
  const attribute = className === '' ? '' : ` class="${className}"`
  return `<${node.tagName}${attribute}>${words}</${node.tagName}>`
}

/** The classes of an element that has no other properties, empty without any; null otherwise. */
function classOf(properties: Properties): string | null {
  const names = Object.keys(properties)
  if (names.length === 0) return ''
  const { className } = properties
  if (names.length > 1 || !Array.isArray(className)) return null
  return className.every((name) => CLASS_NAME.test(String(name))) ? className.join(' ') : null
}

const SPECIAL = /[&<>]/

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll(/[&<>]/g, (mark) => REFERENCES[mark] ?? mark) : text
}
