import { kebabCase } from '@fyr/content-pipeline'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'

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

/** Name of the tag of operations without one. */
export const UNTAGGED = 'Other operations'
/** Name of the tag of webhooks without one. */
export const WEBHOOKS = 'Webhooks'

/** Folder of the pages of schemas, beside those of tags. */
export const SCHEMAS = 'schemas'

/** Lists operations, tags and schemas. What is invalid is added to the description's issues. */
export function readModel(api: ApiDescription): ApiModel {
  const { root } = api
  const tags = openTags(root)
  const slugs = new Set<string>()
  const ids = new Set<string>()
  const operations = ['paths', 'webhooks'].flatMap((key) =>
    entriesOf(root, key).flatMap(([path, written]) => {
      const item = api.resolve(written)?.node
      if (item === undefined) return []
      return METHODS.flatMap((method): ApiOperation[] => {
        const node = childOf(item, method)
        if (node === null) return []
        const isWebhook = key === 'webhooks'
        checkOperation(api, node, ids)
        const [first] = Array.isArray(node.value.tags) ? node.value.tags : []
        const tag = tags.take(typeof first === 'string' ? first : isWebhook ? WEBHOOKS : UNTAGGED)
        const id = textOf(node, 'operationId')
        const named = kebabCase(id) || kebabCase(`${method} ${path}`) || method
        // `feeding.list` in the folder `feeding` is `list`.
        const spelled = named.startsWith(`${tag.slug}-`) ? named.slice(tag.slug.length + 1) : named
        const slug = uniqueIn(slugs, tag.slug, spelled)
        const title = textOf(node, 'summary') || id || `${method.toUpperCase()} ${path}`
        return [
          { method, path, isWebhook, node, parameters: parametersOf(api, item, node), title, slug, tag },
        ]
      })
    }),
  )
  const schemaSlugs = new Set<string>()
  const components = childOf(root, 'components')
  const schemas = (components === null ? [] : entriesOf(components, 'schemas')).map(([name, node]) => ({
    name,
    slug: uniqueIn(schemaSlugs, '', kebabCase(name) || 'schema'),
    node,
  }))
  return { title: textOf(childOf(root, 'info') ?? root, 'title'), tags: tags.used(), operations, schemas }
}

/** Checks the parts of an operation that pages and links rely on. */
function checkOperation(api: ApiDescription, node: ApiNode, ids: Set<string>): void {
  const id = textOf(node, 'operationId')
  if (id !== '' && ids.has(id)) {
    const problem = `The operationId "${id}" is already used by another operation.`
    api.addIssue({ ...node, path: [...node.path, 'operationId'] }, problem, 'Give each operation its own id.')
  }
  ids.add(id)
  if (childOf(node, 'responses') === null)
    api.addIssue(node, 'This operation has no "responses".', 'Describe at least one, such as "200".')
}

/** Parameters of a path apply to each of its operations, which may override them. */
function parametersOf(api: ApiDescription, item: ApiNode, operation: ApiNode): readonly ApiNode[] {
  const byName = new Map<string, ApiNode>()
  for (const written of [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')]) {
    const node = api.resolve(written)?.node
    if (node === undefined) continue
    const name = textOf(node, 'name')
    if (name === '') api.addIssue(node, 'This parameter has no "name".', 'Name it.')
    else byName.set(`${textOf(node, 'in')} ${name}`, node)
  }
  return [...byName.values()]
}

function openTags(root: ApiNode) {
  const slugs = new Set([SCHEMAS])
  const byName = new Map<string, ApiTag>()
  const used = new Set<ApiTag>()
  const add = (name: string, node: ApiNode | null): ApiTag => {
    const tag = byName.get(name) ?? { name, slug: uniqueIn(slugs, '', kebabCase(name) || 'tag'), node }
    byName.set(name, tag)
    return tag
  }
  for (const node of listOf(root, 'tags')) if (textOf(node, 'name') !== '') add(textOf(node, 'name'), node)
  return {
    take(name: string): ApiTag {
      const tag = add(name, null)
      used.add(tag)
      return tag
    },
    /** In the order of the description, then of the operations. */
    used: () => [...byName.values()].filter((tag) => used.has(tag)),
  }
}

/** Two names may be spelled alike in an address. */
function uniqueIn(taken: Set<string>, scope: string, slug: string): string {
  let unique = slug
  for (let count = 2; taken.has(`${scope}/${unique}`) || taken.has(unique); count += 1)
    unique = `${slug}-${count}`
  taken.add(scope === '' ? unique : `${scope}/${unique}`)
  return unique
}
