import { parseSync } from 'vite'
import { decodeHTML } from 'entities'
import { isRecord } from '@fyr/content-pipeline/internal'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { knownCall, methodCall } from './still-calls.ts'
import {
  extentOf,
  listOfAll,
  memberOf,
  MOST_PARTS,
  nodesOf,
  type StandIn,
  StillElement,
  type StillNode,
  type StillSite,
  textsIn,
  UNREAD,
} from './still-values.ts'
import { dataNodes } from './still-data.ts'
import { standInOf } from './still-stand-ins.ts'

/** How deep expressions and components may be in each other. */
const DEEPEST = 400

/** A function or a component of the site, with the names that it knows. */
class StillFunction {
  readonly node: Settings
  readonly scope: Scope
  constructor(node: Settings, scope: Scope) {
    this.node = node
    this.scope = scope
  }
}

/** Names and their values, which are worked out when they are needed. */
class Scope {
  readonly #names = new Map<string, () => unknown>()
  readonly #outer: Scope | null
  constructor(outer: Scope | null) {
    this.#outer = outer
  }
  set(name: string, value: () => unknown): void {
    this.#names.set(name, value)
  }
  get(name: string): unknown {
    const own = this.#names.get(name)
    if (own !== undefined) return own()
    return this.#outer === null ? UNREAD : this.#outer.get(name)
  }
}

/**
 * What a page in React shows, as far as it stands in its code: markup, its own components, constants and lists of literals. Nothing
 * is run. What only a browser or a package knows is left out.
 */
export function stillMarkup(file: string, site: StillSite): readonly StillNode[] {
  const reader = new StillReader(site)
  try {
    const shown = reader.call(reader.exportOf(file, 'default'), [{}])
    return isWithinPage(shown) ? nodesOf(shown) : []
  } catch (error) {
    // Code that is nested deeper than this can follow, or a text that is longer than one may be.
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Whether a value has no more elements, and none further inside each other, than a page. */
function isWithinPage(value: unknown): boolean {
  const { size, height } = extentOf(value)
  return size <= MOST_PARTS && height <= DEEPEST
}

/** A value that is worked out once; while that happens, it cannot be read. */
function once(make: () => unknown): () => unknown {
  let value: unknown = UNREAD
  let isNew = true
  return () => {
    if (isNew) {
      isNew = false
      value = make()
    }
    return value
  }
}

class StillReader {
  readonly #site: StillSite
  readonly #modules = new Map<string, ReadonlyMap<string, () => unknown>>()
  #steps = 0
  #depth = 0

  constructor(site: StillSite) {
    this.#site = site
  }

  /** What a module of the site exports by a name. */
  exportOf(file: string, name: string): unknown {
    const known = this.#modules.get(file)
    if (known !== undefined) return known.get(name)?.() ?? UNREAD
    const exported = new Map<string, () => unknown>()
    this.#modules.set(file, exported)
    const text = this.#site.readModule(file)
    if (text === null) return UNREAD
    if (file.endsWith('.json')) exported.set('default', () => jsonOf(text))
    else this.#readModule(file, text, exported)
    return exported.get(name)?.() ?? UNREAD
  }

  #readModule(file: string, text: string, exported: Map<string, () => unknown>): void {
    // A file of JavaScript may have elements of React in Docusaurus.
    const { program } = parseSync(file.replace(/\.[cm]?js$|\.(?:astro|vue)$/, '.tsx'), text)
    const scope = new Scope(null)
    for (const statement of listOf(recordOf(program)['body']).map(recordOf)) {
      const { type, declaration } = statement
      const source = textOf(recordOf(statement['source'])['value'])
      const own = recordOf(declaration)
      if (type === 'ImportDeclaration') this.#bindImports(statement, file, scope)
      else if (type === 'ExportDefaultDeclaration') {
        this.#declare(own, scope)
        exported.set(
          'default',
          once(() => this.value(own, scope)),
        )
      } else if (type === 'ExportNamedDeclaration') {
        this.#declare(own, scope)
        for (const name of namesIn(own)) exported.set(name, () => scope.get(name))
        for (const { local, exported: as } of listOf(statement['specifiers']).map(recordOf)) {
          const name = nameOf(local)
          exported.set(
            nameOf(as),
            // Modules may name each other as the source of one export.
            once(() => (source === null ? scope.get(name) : this.#imported(source, name, file))),
          )
        }
      } else this.#declare(statement, scope)
    }
  }

  #bindImports(statement: Settings, file: string, scope: Scope): void {
    const source = textOf(recordOf(statement['source'])['value']) ?? ''
    for (const { type, local, imported } of listOf(statement['specifiers']).map(recordOf)) {
      const name =
        type === 'ImportSpecifier' ? nameOf(imported) : type === 'ImportDefaultSpecifier' ? 'default' : '*'
      scope.set(
        nameOf(local),
        once(() => this.#imported(source, name, file)),
      )
    }
  }

  #imported(request: string, name: string, from: string): unknown {
    const known = standInOf(request, name)
    if (known !== null) return known
    const file = this.#site.findModule(request, from)
    return file === null || name === '*' ? UNREAD : this.exportOf(file, name)
  }

  /** Gives the names of a statement their values. */
  #declare(statement: Settings, scope: Scope): void {
    const { type, id } = statement
    if (type === 'VariableDeclaration') {
      for (const one of listOf(statement['declarations']).map(recordOf))
        this.#bind(
          recordOf(one['id']),
          once(() => this.value(recordOf(one['init']), scope)),
          scope,
        )
    } else if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') {
      const made = new StillFunction(statement, scope)
      if (nameOf(id) !== '') scope.set(nameOf(id), () => made)
    }
  }

  /** Gives the names of a pattern their parts of a value. */
  #bind(pattern: Settings, value: () => unknown, scope: Scope): void {
    switch (pattern['type']) {
      case 'Identifier':
        scope.set(nameOf(pattern), value)
        return
      case 'AssignmentPattern':
        this.#bind(
          recordOf(pattern['left']),
          once(() => {
            const given = value()
            return given === undefined ? this.value(recordOf(pattern['right']), scope) : given
          }),
          scope,
        )
        return
      case 'ArrayPattern':
        for (const [index, one] of listOf(pattern['elements']).entries())
          this.#bind(recordOf(one), () => memberOf(value(), String(index)), scope)
        return
      case 'ObjectPattern': {
        const properties = listOf(pattern['properties']).map(recordOf)
        const taken = new Set(properties.map(({ key }) => keyOf(key)))
        for (const { type, key, value: inner, argument } of properties) {
          if (type === 'RestElement')
            this.#bind(
              recordOf(argument),
              () => {
                const whole = value()
                if (!isRecord(whole)) return UNREAD
                return Object.fromEntries(Object.entries(whole).filter(([name]) => !taken.has(name)))
              },
              scope,
            )
          else this.#bind(recordOf(inner), () => memberOf(value(), keyOf(key)), scope)
        }
        return
      }
      default:
    }
  }

  /** What a function gives; a class is a component, whose `render` is called. */
  call(called: unknown, given: readonly unknown[]): unknown {
    if (!(called instanceof StillFunction)) return UNREAD
    const { node, scope } = called
    const inner = new Scope(scope)
    if (String(node['type']).startsWith('Class')) {
      const methods = listOf(recordOf(node['body'])['body'])
        .map(recordOf)
        .filter(({ type }) => type === 'MethodDefinition')
        .map(({ key, value }) => [keyOf(key), new StillFunction(recordOf(value), inner)] as const)
      const self = { ...Object.fromEntries(methods), props: given[0] ?? {} }
      inner.set('this', () => self)
      return this.call(memberOf(self, 'render'), [])
    }
    for (const [index, pattern] of listOf(node['params']).map(recordOf).entries())
      this.#bind(pattern, () => given[index], inner)
    const body = recordOf(node['body'])
    if (body['type'] !== 'BlockStatement') return this.value(body, inner)
    const returned = this.#run(listOf(body['body']).map(recordOf), inner)
    return returned === null ? undefined : returned.value
  }

  /** What the statements of a function return; null where they return nothing. */
  #run(statements: readonly Settings[], scope: Scope): { readonly value: unknown } | null {
    for (const statement of statements) this.#declare(statement, scope)
    for (const statement of statements) {
      if (statement['type'] === 'ReturnStatement')
        return { value: this.value(recordOf(statement['argument']), scope) }
      if (statement['type'] === 'BlockStatement' || statement['type'] === 'IfStatement') {
        const returned = this.#run(this.#branchOf(statement, scope), new Scope(scope))
        if (returned !== null) return returned
      }
    }
    return null
  }

  /** The statements of a block, or of the branch that a condition chooses; where it cannot be read, those of `else`. */
  #branchOf(statement: Settings, scope: Scope): readonly Settings[] {
    const { type, test, consequent, alternate } = statement
    if (type === 'BlockStatement') return listOf(statement['body']).map(recordOf)
    const chosen = this.value(recordOf(test), scope)
    const branch = recordOf(chosen !== UNREAD && isTrue(chosen) ? consequent : alternate)
    return branch['type'] === undefined ? [] : [branch]
  }

  /** The value of an expression. */
  value(node: Settings, scope: Scope): unknown {
    this.#steps += 1
    if (this.#steps > MOST_PARTS || this.#depth >= DEEPEST) return UNREAD
    this.#depth += 1
    try {
      return this.#valueOf(node, scope)
    } finally {
      this.#depth -= 1
    }
  }

  /** A new value, which counts by its length; one that is more than a page cannot be read. */
  #made(value: unknown): unknown {
    if (Array.isArray(value)) this.#steps += value.length
    return isWithinPage(value) ? value : UNREAD
  }

  #valueOf(node: Settings, scope: Scope): unknown {
    const part = (key: string): unknown => this.value(recordOf(node[key]), scope)
    switch (node['type']) {
      case undefined:
        return undefined
      case 'Literal':
        return node['value']
      case 'Identifier':
        return node['name'] === 'undefined' ? undefined : scope.get(nameOf(node))
      case 'ThisExpression':
        return scope.get('this')
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'JSXExpressionContainer':
        return part('expression')
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
      case 'ClassExpression':
      case 'ClassDeclaration':
        return new StillFunction(node, scope)
      case 'TemplateLiteral':
        return this.#made(this.#templateOf(node, scope))
      case 'ArrayExpression':
        return this.#made(
          listOfAll(listOf(node['elements']).map((one) => this.#itemsOf(recordOf(one), scope))),
        )
      case 'ObjectExpression':
        return this.#made(this.#objectOf(listOf(node['properties']).map(recordOf), scope))
      case 'MemberExpression':
        return memberOf(part('object'), this.#memberName(node, scope))
      case 'CallExpression':
        return this.#callOf(node, scope)
      case 'ConditionalExpression': {
        const test = part('test')
        return test === UNREAD ? UNREAD : part(isTrue(test) ? 'consequent' : 'alternate')
      }
      case 'LogicalExpression':
        return this.#logicalOf(node, scope)
      case 'UnaryExpression': {
        const value = part('argument')
        return node['operator'] === '!' && value !== UNREAD ? !isTrue(value) : UNREAD
      }
      case 'BinaryExpression':
        return this.#made(combined(String(node['operator']), part('left'), part('right')))
      case 'JSXElement':
        return this.#made(this.#elementOf(node, scope))
      case 'JSXFragment':
        return this.#made(new StillElement('', {}, this.#childrenOf(node, scope)))
      default:
        return UNREAD
    }
  }

  #itemsOf(node: Settings, scope: Scope): unknown[] {
    if (node['type'] !== 'SpreadElement') return [this.value(node, scope)]
    const list = this.value(recordOf(node['argument']), scope)
    return Array.isArray(list) ? list : []
  }

  #templateOf(node: Settings, scope: Scope): unknown {
    const values = listOf(node['expressions']).map((one) => this.value(recordOf(one), scope))
    if (values.some((value) => typeof value !== 'string' && typeof value !== 'number')) return UNREAD
    const texts = listOf(node['quasis']).map((one) =>
      String(recordOf(recordOf(one)['value'])['cooked'] ?? ''),
    )
    return texts.map((text, index) => text + String(values[index] ?? '')).join('')
  }

  #objectOf(properties: readonly Settings[], scope: Scope): object {
    const entries = properties.flatMap((property): [string, unknown][] => {
      if (property['type'] === 'SpreadElement') {
        const spread = this.value(recordOf(property['argument']), scope)
        return isRecord(spread) && !(spread instanceof StillElement) ? Object.entries(spread) : []
      }
      if (property['computed'] === true) return []
      return [[keyOf(property['key']), this.value(recordOf(property['value']), scope)]]
    })
    return Object.fromEntries(entries)
  }

  #memberName(node: Settings, scope: Scope): string {
    const property = recordOf(node['property'])
    if (node['computed'] !== true) return keyOf(property)
    const value = this.value(property, scope)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  #logicalOf(node: Settings, scope: Scope): unknown {
    const left = this.value(recordOf(node['left']), scope)
    const right = () => this.value(recordOf(node['right']), scope)
    // What readers may see counts.
    if (left === UNREAD) return right()
    if (node['operator'] === '??') return left ?? right()
    return isTrue(left) === (node['operator'] === '&&') ? right() : left
  }

  #callOf(node: Settings, scope: Scope): unknown {
    const callee = recordOf(node['callee'])
    const given = listOf(node['arguments']).flatMap((one) => this.#itemsOf(recordOf(one), scope))
    const call = (called: unknown, values: readonly unknown[]): unknown => this.call(called, values)
    if (callee['type'] === 'MemberExpression') {
      const owner = this.value(recordOf(callee['object']), scope)
      const name = this.#memberName(callee, scope)
      const own = memberOf(owner, name)
      if (own instanceof StillFunction) return this.call(own, given)
      return this.#made(methodCall({ owner, ownerName: nameOf(callee['object']), name, given, call }))
    }
    const called = this.value(callee, scope)
    if (called instanceof StillFunction) return this.call(called, given)
    return knownCall({ name: nameOf(callee), given, site: this.#site, call })
  }

  #elementOf(node: Settings, scope: Scope): unknown {
    const opening = recordOf(node['openingElement'])
    const written = recordOf(opening['name'])
    const props = this.#propsOf(listOf(opening['attributes']).map(recordOf), scope)
    const children = this.#childrenOf(node, scope)
    const name = nameOf(written)
    if (written['type'] === 'JSXIdentifier' && /^[a-z]/.test(name))
      return new StillElement(name, textsIn(props), children)
    const component = this.#componentOf(written, scope)
    const given = { ...props, children: children.length === 0 ? props['children'] : [...children] }
    if (component instanceof StillFunction)
      return new StillElement('', {}, nodesOf(this.call(component, [given])))
    if (typeof component === 'function') return (component as StandIn)(given, this.#site)
    // A tag whose name a property says: `<Heading as="h2">` is `<As>`.
    if (typeof component === 'string') return new StillElement(component, textsIn(props), children)
    // The settings of the old site are no words of the page.
    const data = Object.entries(props).filter(([, value]) => value !== this.#site.settings)
    return new StillElement('', {}, [
      new StillElement('div', {}, dataNodes(Object.fromEntries(data))),
      ...children,
    ])
  }

  #componentOf(name: Settings, scope: Scope): unknown {
    if (name['type'] !== 'JSXMemberExpression') return scope.get(nameOf(name))
    return memberOf(this.#componentOf(recordOf(name['object']), scope), nameOf(name['property']))
  }

  #propsOf(attributes: readonly Settings[], scope: Scope): Record<string, unknown> {
    const entries = attributes.flatMap(({ type, name, value, argument }): [string, unknown][] => {
      if (type === 'JSXSpreadAttribute') {
        const spread = this.value(recordOf(argument), scope)
        return isRecord(spread) && !(spread instanceof StillElement) ? Object.entries(spread) : []
      }
      const written = recordOf(value)
      if (value === null || value === undefined) return [[nameOf(name), true]]
      const literal = written['type'] === 'Literal' ? written['value'] : undefined
      return [[nameOf(name), typeof literal === 'string' ? decodeHTML(literal) : this.value(written, scope)]]
    })
    return Object.fromEntries(entries)
  }

  #childrenOf(node: Settings, scope: Scope): readonly StillNode[] {
    const shown = listOf(node['children'])
      .map(recordOf)
      .map((child) =>
        child['type'] === 'JSXText' ? shownText(String(child['value'])) : nodesOf(this.value(child, scope)),
      )
    return listOfAll(shown)
  }
}

/** The text of JSX as a page shows it: a line break and the blanks around it are nothing, or a blank between words. */
function shownText(written: string): readonly string[] {
  const lines = written.split('\n')
  const shown = lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? begun : begun.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
  return shown === '' ? [] : [decodeHTML(shown)]
}

function isTrue(value: unknown): boolean {
  return Boolean(value)
}

function combined(operator: string, left: unknown, right: unknown): unknown {
  if (left === UNREAD || right === UNREAD) return UNREAD
  if (operator === '===' || operator === '==') return left === right
  if (operator === '!==' || operator === '!=') return left !== right
  const areTexts = [left, right].every((value) => typeof value === 'string' || typeof value === 'number')
  if (operator === '+' && areTexts)
    return typeof left === 'number' && typeof right === 'number'
      ? left + right
      : `${String(left)}${String(right)}`
  return UNREAD
}

function nameOf(node: unknown): string {
  return textOf(recordOf(node)['name']) ?? ''
}

/** The name of a property, plain or in quotes. */
function keyOf(key: unknown): string {
  const { name, value } = recordOf(key)
  return textOf(name) ?? String(value)
}

/** The names that a declaration gives. */
function namesIn(declaration: Settings): string[] {
  const names = listOf(declaration['declarations']).map((one) => nameOf(recordOf(one)['id']))
  return [nameOf(declaration['id']), ...names].filter((name) => name !== '')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return UNREAD
  }
}
