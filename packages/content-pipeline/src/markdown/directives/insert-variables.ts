import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Properties } from 'hast'
import type { Nodes, Root } from 'mdast'
import type { Point } from '../../diagnostic.ts'
import { linesOf } from '../../lines-of.ts'
import { suggestName } from '../../nearest-name.ts'
import {
  findUnknownVariables,
  substituteInHtml,
  substituteVariables,
  type Variables,
  VERBATIM,
} from '../../substitute-variables.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import type { Literal } from '../document/literal.ts'

/**
 * Fills in `{{ name }}` in text, code, addresses, image texts, and the attributes of directives and components. It works on the tree, so a value
 * that looks like Markdown stays text; in raw HTML the value is escaped for the same reason.
 */
export function insertVariables(tree: Root, context: DocumentContext): void {
  if (!context.source.text.includes('{{')) return
  walkMarkdown(tree, (node) => {
    reportUnknown(node, context)
    insertInto(node, context.variables)
  })
}

function insertInto(node: Nodes, variables: Variables): void {
  const fill = (text: string) => substituteVariables(text, variables, VERBATIM)
  if (node.type === 'text' || node.type === 'inlineCode') node.value = fill(node.value)
  else if (node.type === 'html') node.value = substituteInHtml(node.value, variables, VERBATIM)
  else if (node.type === 'code') {
    node.value = fill(node.value)
    if (node.meta) node.meta = fill(node.meta)
  } else if (node.type === 'link' || node.type === 'definition') {
    node.url = fill(decodeBraces(node.url))
    if (node.title) node.title = fill(node.title)
  } else if (node.type === 'image') {
    node.url = fill(decodeBraces(node.url))
    if (node.alt) node.alt = fill(node.alt)
    if (node.title) node.title = fill(node.title)
  } else if (node.type === 'imageReference' && node.alt) node.alt = fill(node.alt)
  else if ((node.type === 'containerDirective' || node.type === 'leafDirective') && node.attributes) {
    for (const [name, value] of Object.entries(node.attributes)) {
      if (typeof value === 'string') node.attributes[name] = fill(value)
    }
    const { data } = node
    if (data?.componentProps !== undefined)
      data.componentProps = fillLiteral(data.componentProps, fill) as typeof data.componentProps
  } else if (node.type === 'componentElement') fillProperties(node.data.hProperties, fill)
}

/** An island keeps its attributes as JSON, in which a value with quotes has to be escaped. */
function fillProperties(properties: Properties, fill: (text: string) => string): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string') continue
    properties[name] =
      name === ISLAND_ATTRIBUTES
        ? JSON.stringify(fillLiteral(JSON.parse(value) as Literal, fill))
        : fill(value)
  }
}

/** Property of an island with its attributes. */
const ISLAND_ATTRIBUTES = 'attributes'

function fillLiteral(value: Literal, fill: (text: string) => string): Literal {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((inner: Literal) => fillLiteral(inner, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fillLiteral(inner, fill)]))
}

/** Some editors write the braces of an address as `%7B` and `%7D`. */
function decodeBraces(url: string): string {
  return url.replaceAll(/%7B%7B(.{0,1000}?)%7D%7D/gi, '{{$1}}')
}

/** Position of a variable of a node in the source; the node's own position when it is spelled differently there. */
function pointOf(name: string, node: Nodes, { source }: DocumentContext): Point {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const lines = linesOf(source.text).slice(line - 1, node.position?.end.line)
  for (const [index, text] of lines.entries()) {
    const found = text.indexOf(name, index === 0 ? column - 1 : 0)
    if (found !== -1) return { line: line + index, column: found + 1 }
  }
  return { line, column }
}

function textWithVariables(node: Nodes): string {
  if ('value' in node) return node.value
  if ('url' in node) return decodeBraces(node.url)
  if (node.type === 'componentElement') return Object.values(node.data.hProperties).join('\n')
  if (!('attributes' in node)) return ''
  const props = node.data?.componentProps ?? {}
  return [...Object.values(node.attributes ?? {}), JSON.stringify(props)].join('\n')
}

function reportUnknown(node: Nodes, context: DocumentContext): void {
  for (const { name } of findUnknownVariables(textWithVariables(node), context.variables)) {
    const known = [...context.variables.keys()]
    reportAt(
      context,
      { position: { start: pointOf(name, node, context) } },
      'unknown-variable',
      `Unknown variable "${name}": it is shown as written.`,
      suggestName(name, known, `Known: ${known.join(', ')}.`),
    )
  }
}
