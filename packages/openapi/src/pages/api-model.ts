import { groupBy, kebabCase, suggestName } from '@fyr/content-pipeline/internal'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'
import { slugsOf } from './slugs-of.ts'

/** An operation of an API, and the pages that it belongs to. */
export interface ApiOperation {
  readonly method: string
  /** `/feeding/{id}`; for a webhook its name. */
  readonly path: string
  readonly isWebhook: boolean
  readonly node: ApiNode
  /** Its own parameters and those of its path, each name once. */
  readonly parameters: readonly ApiNode[]
  readonly title: string
  /** Part of its address. */
  readonly slug: string
  readonly tag: ApiTag
}

export interface ApiTag {
  readonly name: string
  readonly slug: string
  /** Its node in the description; null for a tag that only operations name. */
  readonly node: ApiNode | null
}

export interface ApiSchema {
  readonly name: string
  readonly slug: string
  readonly node: ApiNode
}

/** The tags, operations and schemas of an API description, in its order. */
export interface ApiModel {
  readonly title: string
  readonly tags: readonly ApiTag[]
  readonly operations: readonly ApiOperation[]
  readonly schemas: readonly ApiSchema[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The name of a tag for readers: `x-displayName` of Redocly stands beside the one that operations use. */
export function nameOfTag({ name, node }: ApiTag): string {
  return (node && textOf(node, 'x-displayName')) || name
}

/** Name of the tag of operations without one. */
export const UNTAGGED = 'Other operations'
/** Name of the tag of webhooks without one. */
export const WEBHOOKS = 'Webhooks'

/** Folder of the pages of schemas, beside those of tags. */
export const SCHEMAS = 'schemas'

/** Lists operations, tags and schemas. What is invalid is added to the description's issues. */
export function readModel(api: ApiDescription): ApiModel {
  const { root } = api
  const found = findOperations(api)
  const tags = readTags(root, new Set(found.map(({ tagName }) => tagName)))
  const byTag = groupBy(found, ({ tagName }) => tagName)
  const slugs = new Map(
    [...tags.values()].map((tag) => [tag, operationSlugs(tag, byTag.get(tag.name) ?? [])]),
  )
  const operations = found.map(({ tagName, ...operation }): ApiOperation => {
    const tag = entryOf(tags, tagName)
    return { ...operation, tag, slug: entryOf(entryOf(slugs, tag), operation.key) }
  })
  return {
    title: textOf(childOf(root, 'info') ?? root, 'title').trim(),
    tags: [...tags.values()],
    operations,
    schemas: readSchemas(root),
  }
}

/** An operation whose tag and address are not decided yet. */
interface FoundOperation extends Omit<ApiOperation, 'tag' | 'slug'> {
  /** Its own, whatever else the description has. */
  readonly key: string
  /** Empty for none, and for the one of another operation, which is refused. */
  readonly id: string
  readonly tagName: string
}

/** What is read of an operation without its path. */
type PathlessOperation = Pick<FoundOperation, 'method' | 'node' | 'parameters'>

function findOperations(api: ApiDescription): readonly FoundOperation[] {
  const ids = new Set<string>()
  /** Many paths may be the same one, by reference. */
  const read = new Map<object, readonly PathlessOperation[]>()
  return ['paths', 'webhooks'].flatMap((group) =>
    entriesOf(api.root, group).flatMap(([path, written]) => {
      // An extension is no path.
      const item = group === 'paths' && path.startsWith('x-') ? undefined : api.resolve(written)?.node
      if (item === undefined) return []
      const operations = read.get(item.value) ?? operationsOf(api, item)
      read.set(item.value, operations)
      if (group === 'paths' && operations.length > 0 && !path.startsWith('/'))
        api.addIssue(written, `The path "${path}" does not begin with a slash.`, `Write "/${path}".`)
      return operations.map(({ method, node, parameters }): FoundOperation => {
        const isWebhook = group === 'webhooks'
        const id = checkOperation(api, node, ids)
        const [first] = Array.isArray(node.value.tags) ? node.value.tags : []
        return {
          key: `${group} ${method} ${path}`,
          id,
          method,
          path,
          isWebhook,
          node,
          parameters,
          title: textOf(node, 'summary').trim() || id.trim() || `${method.toUpperCase()} ${path}`,
          tagName: isName(first) ? first : isWebhook ? WEBHOOKS : UNTAGGED,
        }
      })
    }),
  )
}

/** What a path may have beside its methods and extensions. */
const BESIDE_METHODS = new Set(['$ref', 'summary', 'description', 'servers', 'parameters'])

function operationsOf(api: ApiDescription, item: ApiNode): readonly PathlessOperation[] {
  for (const name of Object.keys(item.value)) {
    const node = childOf(item, name)
    if (node === null || METHODS.includes(name) || BESIDE_METHODS.has(name) || name.startsWith('x-')) continue
    const hint = suggestName(name, METHODS, `Methods: ${METHODS.join(', ')}.`)
    api.addIssue(node, `"${name}" is not a method, so this operation would have no page.`, hint)
  }
  return METHODS.flatMap((method): PathlessOperation[] => {
    const node = childOf(item, method)
    return node === null ? [] : [{ method, node, parameters: parametersOf(api, item, node) }]
  })
}

function isName(tag: unknown): tag is string {
  return typeof tag === 'string' && tag.trim() !== ''
}

/** Checks the parts of an operation that pages and links rely on. Returns its id, empty for the one of another. */
function checkOperation(api: ApiDescription, node: ApiNode, ids: Set<string>): string {
  const id = textOf(node, 'operationId')
  const isTaken = id !== '' && ids.has(id)
  if (isTaken) {
    const problem = `The operationId "${id}" is already used by another operation.`
    api.addIssue({ ...node, path: [...node.path, 'operationId'] }, problem, 'Give each operation its own id.')
  }
  ids.add(id)
  if (childOf(node, 'responses') === null)
    api.addIssue(node, 'This operation has no "responses".', 'Describe at least one, such as "200".')
  return isTaken ? '' : id
}

/** Where parameters may be. One that is elsewhere would be missing without a word. */
const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie']

/** Parameters of a path apply to each of its operations, which may override them. */
function parametersOf(api: ApiDescription, item: ApiNode, operation: ApiNode): readonly ApiNode[] {
  const byName = new Map<string, ApiNode>()
  for (const written of [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')]) {
    const node = api.resolve(written)?.node
    if (node === undefined) continue
    const name = textOf(node, 'name')
    const place = textOf(node, 'in')
    if (name === '') api.addIssue(node, 'This parameter has no "name".', 'Name it.')
    else if (PLACES.includes(place)) byName.set(`${place} ${name}`, node)
    else addUnknownPlace(api, node)
  }
  return [...byName.values()]
}

function addUnknownPlace(api: ApiDescription, node: ApiNode): void {
  const name = textOf(node, 'name')
  const { in: place } = node.value
  const advice = `Write ${PLACES.slice(0, -1).join(', ')} or ${PLACES.at(-1)}.`
  if (place === undefined) return api.addIssue(node, `The parameter "${name}" has no "in".`, advice)
  const written = typeof place === 'string' && place.length < 50 ? JSON.stringify(place) : 'a place'
  const problem = `The parameter "${name}" is in ${written}, where no parameter can be.`
  const hint =
    place === 'body' || place === 'formData'
      ? 'Describe it as the "requestBody" of the operation.'
      : suggestName(textOf(node, 'in'), PLACES, advice)
  api.addIssue({ ...node, path: [...node.path, 'in'] }, problem, hint)
}

/** The tags in use, by name, in the order of the description, then of the operations. */
function readTags(root: ApiNode, used: ReadonlySet<string>): ReadonlyMap<string, ApiTag> {
  const nodes = new Map<string, ApiNode | null>()
  for (const node of listOf(root, 'tags')) {
    const name = textOf(node, 'name')
    if (isName(name) && !nodes.has(name)) nodes.set(name, node)
  }
  for (const name of used) if (!nodes.has(name)) nodes.set(name, null)
  // A tag that no operation uses yet keeps its address for the day when one does.
  const slugs = slugsOf(
    [...nodes.keys()].map((name) => ({ key: name, name, spelled: kebabCase(name) })),
    { kind: 'tag', taken: [SCHEMAS] },
  )
  return new Map(
    [...nodes].flatMap(([name, node]) =>
      used.has(name) ? [[name, { name, node, slug: entryOf(slugs, name) }] as const] : [],
    ),
  )
}

/** The last parts of the addresses of a tag's operations, by their keys. */
function operationSlugs(tag: ApiTag, own: readonly FoundOperation[]): ReadonlyMap<string, string> {
  const prefix = `${kebabCase(tag.name)}-`
  const items = own.map(({ key, id, method, path }) => {
    const named = kebabCase(id) || kebabCase(`${method} ${path}`) || method
    // `feeding.list` in the folder `feeding` is `list`.
    const spelled = named.startsWith(prefix) ? named.slice(prefix.length) : named
    return { key, name: id || key, spelled }
  })
  return slugsOf(items, { kind: 'operation', taken: [tag.slug] })
}

function readSchemas(root: ApiNode): readonly ApiSchema[] {
  const components = childOf(root, 'components')
  const found = components === null ? [] : entriesOf(components, 'schemas')
  const slugs = slugsOf(
    found.map(([name]) => ({ key: name, name, spelled: kebabCase(name) })),
    { kind: 'schema', taken: [SCHEMAS] },
  )
  return found.map(([name, node]) => ({ name, node, slug: entryOf(slugs, name) }))
}

/** The value of a key that is there. */
function entryOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`"${String(key)}" is missing.`)
  return value
}
