import { parseSync } from 'vite'
import { isRecord } from '@fyr/content-pipeline/internal'

/** A range of a text, and what takes its place. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** An import of a module. */
export interface ScannedImport {
  /** As written, without quotes. */
  readonly source: string
  /** Of the source, with its quotes. */
  readonly start: number
  readonly end: number
  /** Of the whole statement. */
  readonly statement: { readonly start: number; readonly end: number }
  /** Whether only types are imported. */
  readonly isType: boolean
}

/** A style that is written at an element. */
export interface ScannedStyle {
  readonly start: number
  readonly end: number
  /** Null for one that is computed. */
  readonly value: Readonly<Record<string, string | number>> | null
  /** The `className` of the element: where its text ends, null without one, undefined where it is computed. */
  readonly className: { readonly end: number } | null | undefined
}

/** What a module of a component needs, as far as its text says. */
export interface ScannedModule {
  readonly imports: readonly ScannedImport[]
  readonly styles: readonly ScannedStyle[]
  /** Names of the values that it exports. */
  readonly exports: ReadonlySet<string>
  /** Why no build can render it alone, as a part of a sentence; null if it can. */
  readonly reason: string | null
}

interface AstNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Hooks whose value is the same at every render. */
const STILL_HOOKS = new Set(['useBaseUrl', 'useId', 'useMemo', 'useCallback'])

const BROWSER = new Set(['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'])

/** Parses a module of React without running it. */
export function scanComponent(file: string, text: string): ScannedModule {
  // A file of JavaScript may have elements of React in Docusaurus.
  const { errors, program, module } = parseSync(file.replace(/\.m?js$/, '.jsx'), text)
  const imports: ScannedImport[] = []
  const styles: ScannedStyle[] = []
  let reason = errors.length > 0 ? 'cannot be parsed' : null
  const refuse = (why: string): void => void (reason ??= why)
  const visit = (node: AstNode, parent: AstNode | null): void => {
    const { source } = node
    if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && isNode(source)) {
      const isType = node['importKind'] === 'type' || node['exportKind'] === 'type'
      const { start, end } = source
      imports.push({ source: String(source['value']), start, end, statement: node, isType })
      return
    }
    if (node.type === 'ImportExpression' || node.type === 'MetaProperty')
      refuse('uses "import()" or "import.meta"')
    if (node.type === 'CallExpression' && isNode(node['callee'])) {
      const name = nameOf(node['callee'])
      if (name === 'require') refuse('calls "require"')
      if (/^use[A-Z]/.test(name) && !STILL_HOOKS.has(name)) refuse(`uses "${name}"`)
    }
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') refuse('is a class')
    if (node.type === 'JSXAttribute' && isNode(node['name'])) {
      const name = String(node['name']['name'])
      if (/^on[A-Z]/.test(name)) refuse(`has the handler "${name}"`)
      if (name === 'style' && parent !== null) styles.push(styleOf(node, parent))
    }
    if (node.type === 'Identifier' && BROWSER.has(String(node['name'])) && !isOnlyName(node, parent))
      refuse(`uses "${String(node['name'])}"`)
    for (const child of childrenOf(node)) visit(child, node)
  }
  for (const node of Array.isArray(program.body) ? program.body : []) if (isNode(node)) visit(node, null)
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*')))
  return { imports, styles, exports: new Set(exports), reason }
}

function isNode(value: unknown): value is AstNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

function childrenOf(node: AstNode): AstNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

/** The last name of what is called: `useState` of `React.useState`. */
function nameOf(callee: AstNode): string {
  if (callee.type === 'Identifier') return String(callee['name'])
  const { property } = callee
  return callee.type === 'MemberExpression' && isNode(property) ? String(property['name'] ?? '') : ''
}

/** Whether an identifier names a property, and not a value. */
function isOnlyName(node: AstNode, parent: AstNode | null): boolean {
  if (parent === null) return false
  if (parent.type === 'MemberExpression') return parent['property'] === node && parent['computed'] !== true
  return (parent.type === 'Property' && parent['key'] === node) || parent.type.startsWith('TS')
}

function styleOf(node: AstNode, element: AstNode): ScannedStyle {
  const { start, end, value } = node
  const expression = isNode(value) ? value['expression'] : null
  const written = isNode(expression) && expression.type === 'ObjectExpression' ? literalsOf(expression) : null
  const classes = childrenOf(element).find(
    (one) => one.type === 'JSXAttribute' && isNode(one['name']) && one['name']['name'] === 'className',
  )
  if (classes === undefined) return { start, end, value: written, className: null }
  const own = classes['value']
  if (!isNode(own) || own.type !== 'Literal') return { start, end, value: written, className: undefined }
  return { start, end, value: written, className: { end: own.end - 1 } }
}

/** The members of an object that has only strings and numbers; null for any other. */
function literalsOf(object: AstNode): Record<string, string | number> | null {
  const entries = childrenOf(object).map((member) => {
    const { key, value } = member
    if (member.type !== 'Property' || member['computed'] === true || !isNode(key) || !isNode(value))
      return null
    const name = key.type === 'Identifier' ? key['name'] : key['value']
    const literal = value.type === 'Literal' ? value['value'] : null
    if (typeof literal !== 'string' && typeof literal !== 'number') return null
    return [String(name), literal] as const
  })
  if (entries.includes(null)) return null
  return Object.fromEntries(entries.filter((entry) => entry !== null))
}

/** A text with its edits made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = text
  for (const { start, end, text: own } of edits.toSorted((left, right) => right.start - left.start))
    edited = edited.slice(0, start) + own + edited.slice(end)
  return edited
}
