import { parseSync } from 'vite'
import { isRecord } from '@fyr/content-pipeline/internal'
import { camelCase } from './template-attributes.ts'
import { astroCode, type GivenNames, Refused } from './template-reading.ts'

/** What a component does before its markup. */
export interface Script {
  /** Imports and types. */
  readonly top: string
  /** Names that the imports bring. */
  readonly imported: readonly string[]
  /** What runs before the markup. */
  readonly body: string
  /** Properties that it gives a variable of their own. */
  readonly names: readonly string[]
}

interface AstNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is AstNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

function nodesIn(value: unknown): readonly AstNode[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.filter(isNode)
}

function nodeIn(value: unknown): AstNode | null {
  return isNode(value) ? value : null
}

function statementsOf(script: string): readonly AstNode[] | null {
  const { errors, program } = parseSync('script.ts', script)
  return errors.length > 0 ? null : nodesIn(program.body)
}

const TYPES = /^(?:TSInterfaceDeclaration|TSTypeAliasDeclaration)$/

/** The declaration of a type, exported or not. */
function typeIn(statement: AstNode): AstNode | null {
  const declared = statement.type === 'ExportNamedDeclaration' ? nodeIn(statement['declaration']) : statement
  return declared !== null && TYPES.test(declared.type) ? declared : null
}

function isTop(statement: AstNode): boolean {
  return statement.type === 'ImportDeclaration' || typeIn(statement) !== null
}

function topOf(script: string, statements: readonly AstNode[]): Pick<Script, 'top' | 'imported'> {
  const top = statements.filter(isTop)
  const imported = top
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((one) => nodesIn(one['specifiers']))
    .map((one) => String(nodeIn(one['local'])?.['name']))
  return { top: top.map(({ start, end }) => `${script.slice(start, end)}\n`).join(''), imported }
}

type Refusal = { readonly reason: string }

/** What runs before the markup of Astro, where it only reads its properties. */
export function astroScript(script: string, given: GivenNames): Script | Refusal {
  const statements = statementsOf(script)
  if (statements === null) return { reason: 'has code that cannot be read' }
  const rest = statements.filter((one) => !isTop(one))
  try {
    const body = rest.map(({ start, end }) => `  ${astroCode(script.slice(start, end), given)}\n`).join('')
    if (/\bawait\b|\bimport\.meta\b|\bfetch\(/.test(body)) return { reason: 'waits for something' }
    return { ...topOf(script, statements), body, names: [] }
  } catch (error) {
    if (error instanceof Refused) return { reason: error.message }
    throw error
  }
}

/** The properties of a component of Vue, where its script declares nothing else. */
export function vueScript(script: string): Script | Refusal {
  const statements = statementsOf(script)
  if (statements === null) return { reason: 'has code that cannot be read' }
  const top = topOf(script, statements)
  const [only, ...more] = statements.filter((one) => !isTop(one))
  if (only === undefined) return { ...top, body: '', names: [] }
  const types = statements.map(typeIn).filter((one) => one !== null)
  const properties = more.length === 0 ? propertiesOf(only, { script, types }) : null
  if (properties === null) return { reason: 'has a script that does more than declare its properties' }
  const names = [...properties.keys()]
  const taken = names.find((name) => /^(?:props|children)$/.test(name) || top.imported.includes(name))
  if (taken !== undefined) return { reason: `has a property with the name "${taken}"` }
  const list = [...properties].map(([name, value]) => (value === null ? name : `${name} = ${value}`))
  return { ...top, names, body: list.length === 0 ? '' : `  const { ${list.join(', ')} } = props\n` }
}

/** Properties by name, each with its default as code or null; null where they cannot be read. */
type Properties = ReadonlyMap<string, string | null> | null

interface Source {
  readonly script: string
  /** Types that it declares. */
  readonly types: readonly AstNode[]
}

/** The properties in `defineProps`, or in the `props` of an object of options that has nothing else. */
function propertiesOf(statement: AstNode, source: Source): Properties {
  if (statement.type === 'ExportDefaultDeclaration')
    return ofOptions(nodeIn(statement['declaration']), source)
  if (statement.type === 'ExpressionStatement') return ofCall(nodeIn(statement['expression']), source)
  const [declarator, ...others] = nodesIn(statement['declarations'])
  if (statement.type !== 'VariableDeclaration' || declarator === undefined || others.length > 0) return null
  const id = nodeIn(declarator['id'])
  const properties = ofCall(nodeIn(declarator['init']), source)
  if (id?.type === 'Identifier') return id['name'] === 'props' ? properties : null
  return id?.type === 'ObjectPattern' && properties !== null ? withPattern(properties, id, source) : null
}

function ofOptions(declared: AstNode | null, source: Source): Properties {
  const options = calleeOf(declared) === 'defineComponent' ? nodesIn(declared?.['arguments'])[0] : declared
  if (options?.type !== 'ObjectExpression') return null
  let properties: Properties = new Map()
  for (const member of nodesIn(options['properties'])) {
    const key = keyOf(member)
    if (key === 'props') properties = ofValue(nodeIn(member['value']), source)
    else if (key !== 'name') return null
  }
  return properties
}

function calleeOf(call: AstNode | null | undefined): string {
  return call?.type === 'CallExpression' ? String(nodeIn(call['callee'])?.['name']) : ''
}

function ofCall(call: AstNode | null | undefined, source: Source): Properties {
  const [first, second] = nodesIn(call?.['arguments'])
  if (calleeOf(call) === 'withDefaults') {
    const declared = ofCall(first, source)
    const defaults = second?.type === 'ObjectExpression' ? nodesIn(second['properties']) : null
    if (declared === null || defaults === null) return null
    const properties = new Map(declared)
    for (const member of defaults) {
      const key = keyOf(member)
      const value = defaultOf(nodeIn(member['value']), source)
      if (key === null || value === null) return null
      properties.set(camelCase(key), value)
    }
    return properties
  }
  if (calleeOf(call) !== 'defineProps') return null
  const [type] = nodesIn(nodeIn(call?.['typeArguments'])?.['params'])
  if (type !== undefined) return ofType(type, source)
  return first === undefined ? new Map() : ofValue(first, source)
}

/** The key of a plain member of an object or a type. */
function keyOf(member: AstNode): string | null {
  const isPlain =
    (member.type === 'Property' && member['kind'] === 'init' && member['method'] !== true) ||
    member.type === 'TSPropertySignature' ||
    member.type === 'TSMethodSignature'
  const key = nodeIn(member['key'])
  if (!isPlain || member['computed'] === true || key === null) return null
  return String(key.type === 'Identifier' ? key['name'] : key['value'])
}

function ofType(type: AstNode, source: Source): Properties {
  if (type.type === 'TSTypeReference') {
    const name = nodeIn(type['typeName'])?.['name']
    const declared = source.types.find((one) => nodeIn(one['id'])?.['name'] === name)
    if (declared === undefined || nodesIn(declared['extends']).length > 0) return null
    if (declared.type === 'TSInterfaceDeclaration')
      return ofMembers(nodesIn(nodeIn(declared['body'])?.['body']))
    const alias = nodeIn(declared['typeAnnotation'])
    return alias === null ? null : ofType(alias, source)
  }
  return type.type === 'TSTypeLiteral' ? ofMembers(nodesIn(type['members'])) : null
}

function ofMembers(members: readonly AstNode[]): Properties {
  const keys = members.map(keyOf).filter((key) => key !== null)
  return keys.length < members.length ? null : new Map(keys.map((key) => [camelCase(key), null]))
}

/** A list of names, or an object with a type or more of each. */
function ofValue(value: AstNode | null, source: Source): Properties {
  const properties = new Map<string, string | null>()
  if (value?.type === 'ArrayExpression') {
    for (const { type, value: name } of nodesIn(value['elements'])) {
      if (type !== 'Literal' || typeof name !== 'string') return null
      properties.set(camelCase(name), null)
    }
    return properties
  }
  if (value?.type !== 'ObjectExpression') return null
  for (const member of nodesIn(value['properties'])) {
    const key = keyOf(member)
    if (key === null) return null
    const options = nodeIn(member['value'])
    const parts = options?.type === 'ObjectExpression' ? nodesIn(options['properties']) : []
    const given = parts.find((part) => nodeIn(part['key'])?.['name'] === 'default')
    if (parts.some((part) => part.type === 'SpreadElement')) return null
    const own =
      given === undefined || keyOf(given) === null ? null : defaultOf(nodeIn(given['value']), source)
    if (given !== undefined && own === null) return null
    properties.set(camelCase(key), own)
  }
  return properties
}

/** The properties that a pattern takes out, with its defaults. */
function withPattern(
  declared: ReadonlyMap<string, string | null>,
  pattern: AstNode,
  { script }: Source,
): Properties {
  const properties = new Map(declared)
  for (const member of nodesIn(pattern['properties'])) {
    const key = keyOf(member)
    const value = nodeIn(member['value'])
    const target = value?.type === 'AssignmentPattern' ? nodeIn(value['left']) : value
    if (key === null || target?.type !== 'Identifier' || target['name'] !== key) return null
    const given = value?.type === 'AssignmentPattern' ? nodeIn(value['right']) : null
    if (given !== null && !isLiteral(given)) return null
    if (given !== null) properties.set(key, script.slice(given.start, given.end))
  }
  return properties
}

/** A default that is the same each time, as code; null for any other. Vue makes lists and objects with a function. */
function defaultOf(value: AstNode | null, { script }: Source): string | null {
  const body =
    value?.type === 'ArrowFunctionExpression' && nodesIn(value['params']).length === 0
      ? nodeIn(value['body'])
      : value
  const given = body?.type === 'ParenthesizedExpression' ? nodeIn(body['expression']) : body
  return given !== null && isLiteral(given) ? script.slice(given.start, given.end) : null
}

function isLiteral(value: AstNode): boolean {
  if (value.type === 'Literal') return value['regex'] === undefined || value['regex'] === null
  if (value.type === 'Identifier') return value['name'] === 'undefined'
  if (value.type === 'UnaryExpression') return isLiteral(nodeIn(value['argument']) ?? value)
  if (value.type === 'TemplateLiteral') return nodesIn(value['expressions']).length === 0
  if (value.type === 'ArrayExpression') return nodesIn(value['elements']).every(isLiteral)
  if (value.type !== 'ObjectExpression') return false
  return nodesIn(value['properties']).every((member) => {
    const inner = nodeIn(member['value'])
    return keyOf(member) !== null && inner !== null && isLiteral(inner)
  })
}
