import type { ValueBudget } from '../document/document-context.ts'
import { withoutUnseen } from '../../unseen-characters.ts'
import type { Literal } from '../document/literal.ts'
import { sizeOf } from './literal-size.ts'
import { ValueExcess } from './value-excess.ts'

/** What expressions of a page can refer to. */
export interface LiteralScope {
  /** Names that the page gives to literals: `export const`, imported images, `frontMatter` and `props`. */
  readonly names: ReadonlyMap<string, Literal>
  /** What the values of these names may still add up to. */
  readonly budget: ValueBudget
}

/** A node of the syntax tree of JavaScript. */
export interface CodeNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** The value of an expression, or why it has none. */
export type ReadLiteral =
  | { readonly type: 'literal'; readonly value: Literal }
  | { readonly type: 'code'; readonly what: string }

/** Deeper values are not data of a document. */
const DEEPEST = 20

/** Longer values are not either. In characters. */
const LONGEST = 100_000

/** Whether a value is a node of a syntax tree. */
export function isCodeNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/**
 * Reads the value of an expression that is a literal; everything that would have to run is refused.
 *
 * @throws {ValueExcess} If values made of other values become too large.
 */
export function readLiteral(node: unknown, scope: LiteralScope, depth = 0): ReadLiteral {
  if (!isCodeNode(node) || depth > DEEPEST) return code('is nested too deeply')
  switch (node.type) {
    case 'Literal':
      return readPrimitive(node)
    case 'TemplateLiteral':
      return readTemplate(node, scope, depth)
    case 'UnaryExpression':
      return readNumber(node, scope, depth)
    case 'ArrayExpression':
      return readArray(listOf(node['elements']), scope, depth)
    case 'ObjectExpression':
      return readObject(listOf(node['properties']), scope, depth)
    case 'Identifier':
    case 'MemberExpression':
      return spend(readReference(node, scope, depth), scope)
    case 'CallExpression':
      return readAddress(node, scope, depth)
    default:
      return code(NAMES[node.type] ?? 'is code')
  }
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'is a function',
  FunctionExpression: 'is a function',
  JSXElement: 'is an element',
  JSXFragment: 'is an element',
  SpreadElement: 'is a spread',
}

function literal(value: Literal): ReadLiteral {
  return { type: 'literal', value: typeof value === 'string' ? withoutUnseen(value) : value }
}

function code(what: string): ReadLiteral {
  return { type: 'code', what }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readPrimitive({ value, regex, bigint }: CodeNode): ReadLiteral {
  if (regex !== undefined || bigint !== undefined) return code('is code')
  const isPlain =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? literal(value) : code('is code')
}

function readTemplate(node: CodeNode, scope: LiteralScope, depth: number): ReadLiteral {
  const quasis = listOf(node['quasis']).map(cookedText)
  let text = quasis[0] ?? ''
  for (const [index, inner] of listOf(node['expressions']).entries()) {
    const read = readLiteral(inner, scope, depth + 1)
    if (read.type === 'code') return read
    if (typeof read.value === 'object' && read.value !== null) return code('is code')
    text += String(read.value) + (quasis[index + 1] ?? '')
    checkLength(text.length)
  }
  return literal(text)
}

function cookedText(quasi: unknown): string {
  const value = isCodeNode(quasi) ? quasi['value'] : null
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

function readNumber(node: CodeNode, scope: LiteralScope, depth: number): ReadLiteral {
  const read = readLiteral(node['argument'], scope, depth + 1)
  if (read.type === 'code') return read
  if (node['operator'] === '!' && typeof read.value !== 'object') return literal(!read.value)
  if (typeof read.value !== 'number') return code('is code')
  if (node['operator'] === '-') return literal(-read.value)
  return node['operator'] === '+' ? read : code('is code')
}

function readArray(elements: readonly unknown[], scope: LiteralScope, depth: number): ReadLiteral {
  const values: Literal[] = []
  for (const element of elements) {
    const read = element === null ? literal(undefined) : readLiteral(element, scope, depth + 1)
    if (read.type === 'code') return read
    values.push(read.value)
  }
  checkLength(sizeOf(values))
  return literal(values)
}

function readObject(properties: readonly unknown[], scope: LiteralScope, depth: number): ReadLiteral {
  const entries: [string, Literal][] = []
  for (const property of properties) {
    if (!isCodeNode(property) || property.type !== 'Property') return code('is a spread')
    if (property['kind'] !== 'init' || property['computed'] === true || property['method'] === true) {
      return code('is code')
    }
    const name = keyOf(property['key'])
    if (name === null) return code('is code')
    const read = readLiteral(property['value'], scope, depth + 1)
    if (read.type === 'code') return read
    entries.push([name, read.value])
  }
  // `fromEntries` makes own properties, also of the name `__proto__`.
  const value = Object.fromEntries(entries)
  checkLength(sizeOf(value))
  return literal(value)
}

function keyOf(key: unknown): string | null {
  if (!isCodeNode(key)) return null
  if (key.type === 'Identifier') return String(key['name'])
  return key.type === 'Literal' ? String(key['value']) : null
}

function readName(name: string, scope: LiteralScope): ReadLiteral {
  if (name === 'undefined') return literal(undefined)
  if (!scope.names.has(name)) return code(`reads "${name}"`)
  return literal(scope.names.get(name))
}

/** A name or a member of one. Its size does not count yet: of `frontMatter.title` only the title does. */
function readReference(node: unknown, scope: LiteralScope, depth: number): ReadLiteral {
  if (!isCodeNode(node) || depth > DEEPEST) return code('is nested too deeply')
  if (node.type === 'Identifier') return readName(String(node['name']), scope)
  return node.type === 'MemberExpression'
    ? readMember(node, scope, depth)
    : readLiteral(node, scope, depth + 1)
}

function checkLength(length: number): void {
  if (length <= LONGEST) return
  throw new ValueExcess(
    `This value has more than ${LONGEST} characters.`,
    'Look for a name that is repeated in the value of another name, and so on.',
  )
}

function spend(read: ReadLiteral, { budget }: LiteralScope): ReadLiteral {
  if (read.type === 'literal') budget.left -= sizeOf(read.value)
  if (budget.left >= 0) return read
  throw new ValueExcess(
    'Up to here the values of the names between braces add up to more than a million characters.',
    'Split the page into several ones, or write long texts as Markdown.',
  )
}

function readMember(node: CodeNode, scope: LiteralScope, depth: number): ReadLiteral {
  const name = node['computed'] === true ? null : keyOf(node['property'])
  const read = readReference(node['object'], scope, depth + 1)
  if (read.type === 'code' || name === null) return read.type === 'code' ? read : code('is code')
  const { value } = read
  // `require('./chart.png').default`, and `logo.src` of an imported image, are the address itself.
  if (typeof value === 'string' && (name === 'default' || name === 'src')) return read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return code('is code')
  if (!Object.hasOwn(value, name)) return code(`reads "${name}", which is not set`)
  return literal((value as Readonly<Record<string, Literal>>)[name])
}

/** Calls that only name an address. */
const ADDRESS_CALLS = new Set(['require', 'useBaseUrl'])

function readAddress(node: CodeNode, scope: LiteralScope, depth: number): ReadLiteral {
  const { callee } = node
  const name = isCodeNode(callee) && callee.type === 'Identifier' ? String(callee['name']) : ''
  const [argument, ...others] = listOf(node['arguments'])
  if (!ADDRESS_CALLS.has(name) || others.length > 1) return code('is a call')
  const read = readLiteral(argument, scope, depth + 1)
  if (read.type === 'code' || typeof read.value !== 'string') return code('is a call')
  return literal(toAddress(read.value))
}

/** An address of Docusaurus as one of ours: files of the static folder have the address of their place in it. */
export function toAddress(written: string): string {
  return written.replace(/^@site\/static\//, '/').replace(/^@site\//, '/')
}
