import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseAst } from 'vite'

/** Something that a script of the browser looks for. */
export interface ScriptLookup {
  readonly file: string
  /** What it asks: `document.head`, `button`. */
  readonly receiver: string
  /** What it looks for, as a selector, `…` for what is only known later; or null when that is all of it. */
  readonly selector: string | null
}

/** Everything that scripts look for. */
export interface ScriptLookups {
  readonly elements: readonly ScriptLookup[]
  /** Names that are read from `window`, where an element of the page with that id may be. */
  readonly globals: readonly string[]
}

/** Functions of the theme that pass a selector on, with the place of the selector among what they are given. */
const HELPERS: Readonly<Record<string, number>> = { closest: 1, ownParts: 1, holdClicks: 1 }

/** Methods that look for elements, with how what they are given is written as a selector. */
const METHODS: Readonly<Record<string, (value: string) => string>> = {
  querySelector: (value) => value,
  querySelectorAll: (value) => value,
  closest: (value) => value,
  matches: (value) => value,
  getElementById: (value) => `#${value}`,
  getElementsByClassName: (value) => `.${value}`,
  getElementsByTagName: (value) => value,
  getElementsByName: (value) => `[name="${value}"]`,
  namedItem: (value) => `#${value}`,
}

/** Methods that read an attribute of an element. Those of every HTML element mean what they mean in content. */
const ATTRIBUTE_METHODS = new Set(['getAttribute', 'hasAttribute'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Everything that the scripts below a folder look for: neither tests nor stories, nor what runs in Node alone. */
export function lookupsOfFolder(folder: string, part = ''): ScriptLookups {
  const names = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(part, name.replaceAll('\\', '/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|d)\.tsx?$/.test(name))
    .filter((name) => !/^(?:server|markdown|fixtures)\//.test(name))
  return merge(names.map((name) => lookupsOf(readFileSync(join(folder, name), 'utf8'), name)))
}

export function merge(all: readonly ScriptLookups[]): ScriptLookups {
  return {
    elements: all.flatMap(({ elements }) => elements),
    globals: [...new Set(all.flatMap(({ globals }) => globals))].toSorted(),
  }
}

/** Everything that a script looks for. */
export function lookupsOf(text: string, file: string): ScriptLookups {
  const elements: ScriptLookup[] = []
  const globals: string[] = []
  const program = parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node
  const constants = new Map<string, string>()
  const textOf = (node: unknown): string => (isNode(node) ? text.slice(node.start, node.end) : '')
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node['id'])) return
    const value = valueOf(node['init'], constants)
    if (value !== null) constants.set(textOf(node['id']), value)
  })
  const add = (receiver: unknown, selector: string | null): void => {
    elements.push({ file, receiver: textOf(receiver).replace(/\?$/, ''), selector })
  }
  walk(program, (node) => {
    if (node.type === 'CallExpression') readCall(node)
    if (node.type === 'MemberExpression') readMember(node)
    if (node.type === 'VariableDeclarator') readPattern(node)
    if (node.type === 'BinaryExpression' && node['operator'] === 'in' && isWindow(node['right']))
      globals.push(valueOf(node['left'], constants) ?? '…')
    // What asks whether there is a class.
    if (
      node.type === 'UnaryExpression' &&
      node['operator'] === 'typeof' &&
      /^[A-Z]/.test(textOf(node['argument']))
    )
      globals.push(textOf(node['argument']))
  })
  return { elements, globals: globals.filter((name) => name !== '') }

  function readCall(node: Node): void {
    const { callee } = node
    const given = node['arguments'] as readonly unknown[]
    if (!isNode(callee)) return
    const helper = callee.type === 'Identifier' ? HELPERS[textOf(callee)] : undefined
    if (helper !== undefined) add(given[0], valueOf(given[helper], constants))
    if (callee.type !== 'MemberExpression') return
    const method = textOf(callee['property'])
    const asSelector = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
    const value = valueOf(given[0], constants)
    if (asSelector) add(callee['object'], value === null ? null : asSelector(value))
    if (ATTRIBUTE_METHODS.has(method) && value?.startsWith('data-') === true)
      add(callee['object'], `[${value}]`)
  }

  function readMember(node: Node): void {
    const { object, property } = node
    if (!isNode(object) || !isNode(property)) return
    const name = node['computed'] === true ? valueOf(property, constants) : textOf(property)
    if (isWindow(object)) globals.push(name ?? '…')
    if (object.type === 'MemberExpression' && textOf(object['property']) === 'dataset')
      add(object['object'], name === null ? null : `[${dataAttribute(name)}]`)
  }

  function readPattern({ id, init }: Node): void {
    if (!isNode(id) || id.type !== 'ObjectPattern') return
    const keys = (id['properties'] as readonly Node[]).map((property) => textOf(property['key']))
    if (/\.dataset\b/.test(textOf(init))) for (const key of keys) add(init, `[${dataAttribute(key)}]`)
    if (isWindow(init)) globals.push(...keys)
  }
}

function dataAttribute(name: string): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Whether an expression is the global object, also `(window as Other)`. */
function isWindow(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Identifier') return ['window', 'globalThis'].includes(String(node['name']))
  return (
    /^(?:TSAs|Parenthesized|TSNonNull|TSSatisfies|Chain)Expression$/.test(node.type) &&
    isWindow(node['expression'])
  )
}

/** The text that an expression gives, `…` for its parts that are only known later; null when none of it is known. */
function valueOf(node: unknown, constants: ReadonlyMap<string, string>): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type === 'Identifier') return constants.get(String(node['name'])) ?? null
  if (node.type !== 'TemplateLiteral') return null
  const expressions = node['expressions'] as readonly unknown[]
  return (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[])
    .map(
      ({ value }, index) =>
        value.cooked + (index in expressions ? (valueOf(expressions[index], constants) ?? '…') : ''),
    )
    .join('')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit)
    return
  }
  if (!isNode(value)) return
  visit(value)
  for (const child of Object.values(value)) if (typeof child === 'object') walk(child, visit)
}
