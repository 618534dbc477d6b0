import { decodeHTML } from 'entities'
import { ATTRIBUTE, attributesOf } from './template-attributes.ts'
import { textOf, type Neighbour } from './template-text.ts'
import { type Dialect, expressionOf, type GivenNames, type Reading, Refused } from './template-reading.ts'

/** A template as elements of React, or why it cannot be, as a part of a sentence. */
export type Markup =
  | ({ readonly jsx: string } & Pick<Reading, 'components' | 'classes' | 'hasComputedClass'>)
  | { readonly reason: string }

const OPEN = String.raw`<([A-Za-z][\w.-]*)((?:${ATTRIBUTE.source})*)\s*(\/?)>`
const CLOSE = String.raw`<\/([A-Za-z][\w.-]*)\s*>`

/** What ends a text between elements. */
const IN_TEXT: Readonly<Record<Dialect, string>> = {
  vue: String.raw`<!--[\s\S]*?-->|\{\{[\s\S]*?\}\}|${OPEN}|${CLOSE}`,
  astro: String.raw`<!--[\s\S]*?-->|\{\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*\}|\{|<\/?>|${OPEN}|${CLOSE}`,
}

/** What is no plain code in an expression of Astro: texts, remarks, braces and elements. */
const IN_CODE = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\$]|\\[\s\S]|\$(?!\{)|\$\{[^{}${'`'}]*\})*${'`'}|\/\*[\s\S]*?\*\/|\/\/[^\n]*|<!--|['"${'`'}{}]|<\/?>|${OPEN}`

/** Where an element may be in code, and no comparison. */
const BEFORE_ELEMENT = /(?:[({[,;?:&|=>!]|\breturn)\s*$/

const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** An element or an expression that has begun and not ended. */
type Opened =
  | { readonly kind: 'element'; readonly name: string; readonly end: string }
  | { readonly kind: 'code'; depth: number }

interface Scan {
  readonly template: string
  readonly reading: Reading
  readonly open: Opened[]
  at: number
  jsx: string
  /** Text that is not written yet, and what is before it. */
  text: string
  before: Neighbour
}

/** Rewrites static markup, its properties and its content for React. Loops in Vue, handlers and named slots are refused. */
export function markupOf(
  template: string,
  dialect: Dialect,
  given: GivenNames,
  className: (name: string) => string = (name) => name,
): Markup {
  const reading: Reading = {
    dialect,
    given,
    className,
    components: new Set(),
    classes: new Set(),
    hasComputedClass: false,
  }
  try {
    return { jsx: rewritten(template, reading), ...reading }
  } catch (error) {
    if (error instanceof Refused) return { reason: error.message }
    throw error
  }
}

function rewritten(template: string, reading: Reading): string {
  const scan: Scan = { template, reading, open: [], at: 0, jsx: '', text: '', before: edgeOf([]) }
  while (scan.at < template.length) {
    const top = scan.open.at(-1)
    if (top?.kind === 'code') readCode(scan, top)
    else readText(scan)
  }
  const left = scan.open.at(-1)
  if (left !== undefined) throw unread(left.kind === 'code' ? '{' : `<${left.name}>`)
  writeText(scan, edgeOf([]))
  return scan.jsx
}

function unread(part: string): Refused {
  return new Refused(`has markup that cannot be read: ${part}`)
}

/** The inner edge of the innermost element. */
function edgeOf(open: readonly Opened[]): Neighbour {
  const inner = open.at(-1)
  return { kind: 'edge', name: inner?.kind === 'element' ? inner.name : '' }
}

function tokenIn({ template, at }: Scan, source: string): RegExpExecArray | null {
  const pattern = new RegExp(source, 'g')
  pattern.lastIndex = at
  return pattern.exec(template)
}

function writeText(scan: Scan, after: Neighbour): void {
  const { text, before, open, reading } = scan
  const isKept = open.some((one) => one.kind === 'element' && one.name === 'pre')
  scan.jsx += textOf(text, { before, after, isKept, dialect: reading.dialect })
  scan.text = ''
}

function readText(scan: Scan): void {
  const { template, reading, open } = scan
  const token = tokenIn(scan, IN_TEXT[reading.dialect])
  scan.text += template.slice(scan.at, token?.index)
  scan.at = token === null ? template.length : token.index + token[0].length
  if (token === null || /^(?:<!--|\{\s*\/\*)/.test(token[0])) return
  const [whole, name] = token
  if (whole.startsWith('{')) {
    writeText(scan, { kind: 'code', name: '' })
    scan.before = { kind: 'code', name: '' }
    if (whole === '{') {
      scan.jsx += '{'
      open.push({ kind: 'code', depth: 0 })
    } else scan.jsx += `{${expressionOf(decodeHTML(whole.slice(2, -2)).trim(), reading)}}`
  } else if (whole.startsWith('</')) {
    const close = whole.slice(2, -1).trim()
    const opened = open.at(-1)
    if (opened?.kind !== 'element' || opened.name !== close) throw unread(`</${close}>`)
    writeText(scan, edgeOf(open))
    open.pop()
    scan.jsx += opened.end
    scan.before = { kind: 'tag', name: close }
  } else {
    writeText(scan, { kind: 'tag', name: name ?? '' })
    openElement(scan, token)
  }
}

/** The code of an expression, up to the next element in it or its end. */
function readCode(scan: Scan, top: Opened & { readonly kind: 'code' }): void {
  const { template, reading, open } = scan
  const token = tokenIn(scan, IN_CODE)
  if (token === null) throw unread('{')
  const [whole, name] = token
  scan.jsx += expressionOf(template.slice(scan.at, token.index), reading)
  scan.at = token.index + whole.length
  if (whole === '{') top.depth += 1
  if (whole === '}') top.depth -= 1
  if (/^(?:['"`]|<!--|<\/>)$/.test(whole)) throw unread(whole)
  if (whole === '<>' || name !== undefined) {
    if (BEFORE_ELEMENT.test(scan.jsx)) return openElement(scan, token)
    scan.at = token.index + 1
    scan.jsx += '<'
    return
  }
  scan.jsx += whole.startsWith('`') ? expressionOf(whole, reading) : whole
  if (top.depth < 0) open.pop()
}

function openElement(scan: Scan, [whole, name = '', attributes = '']: RegExpExecArray): void {
  const { open, reading } = scan
  const { start, end } = tagOf(name, attributes, reading)
  if (whole.endsWith('/>') || VOID.test(name)) {
    scan.jsx += name === 'slot' ? start + end : `${start.slice(0, -1)} />${end.slice(`</${name}>`.length)}`
    scan.before = { kind: 'tag', name }
    return
  }
  scan.jsx += start
  open.push({ kind: 'element', name, end })
  scan.before = edgeOf(open)
}

function tagOf(name: string, written: string, reading: Reading): { start: string; end: string } {
  if (/^(?:script|style|template|component|teleport|transition|suspense|textarea)$/i.test(name))
    throw new Refused(`has the element <${name}>`)
  if (name === 'slot') {
    const [attribute] = [...written.matchAll(ATTRIBUTE)].map(([, , one = '']) => one)
    if (attribute !== undefined)
      throw new Refused(attribute === 'name' ? 'has a named slot' : 'passes values to its slot')
    return { start: `{${reading.given.children} ?? <>`, end: '</>}' }
  }
  if (/^[A-Z]/.test(name)) reading.components.add(name)
  else if (name.includes('-')) throw new Refused(`shows <${name}>`)
  const { jsx, condition } = attributesOf(name, written, reading)
  const [before, after] = condition === null ? ['', ''] : [`{(${condition}) ? <>`, '</> : null}']
  return { start: `${before}<${name}${jsx}>`, end: `</${name}>${after}` }
}
