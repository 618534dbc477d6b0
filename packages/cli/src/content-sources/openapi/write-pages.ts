import { posix } from 'node:path'
import { type ApiModel, type ApiOperation, type ApiSchema, type ApiTag, SCHEMAS } from './api-model.ts'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'
import { exampleOf } from './examples.ts'
import { asBlocks, asCell, asCode, blocks, codeBlock, firstSentence, table } from './markdown.ts'
import { describe, fieldsTable, type FieldsContext, typeOf } from './schema-fields.ts'

/** A page of a reference. */
export interface ApiPage {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly markdown: string
  /** What it was made from. */
  readonly node: ApiNode
}

/** Writes a page for each tag, operation and schema, below the folder `base`. */
export function* writePages(api: ApiDescription, model: ApiModel, base: string): Generator<ApiPage> {
  const pathOfSchema = new Map(model.schemas.map(({ name, slug }) => [name, `${base}/${SCHEMAS}/${slug}.md`]))
  const contextFor = (path: string): FieldsContext => ({
    api,
    linkSchema(name) {
      const target = pathOfSchema.get(name)
      return target === undefined ? null : linkTo(path, target)
    },
  })
  for (const [index, tag] of model.tags.entries()) yield writeTag(tag, index, { api, model, base })
  for (const [index, operation] of model.operations.entries()) {
    const path = pathOf(operation, base)
    yield { path, ...writeOperation(operation, index, contextFor(path)), node: operation.node }
  }
  if (model.schemas.length > 0) yield writeSchemaIndex(model, base, api.root)
  for (const schema of model.schemas) {
    const path = `${base}/${SCHEMAS}/${schema.slug}.md`
    yield { path, ...writeSchema(schema, contextFor(path)), node: schema.node }
  }
}

function pathOf({ tag, slug }: ApiOperation, base: string): string {
  return `${base}/${tag.slug}/${slug}.md`
}

function linkTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

interface TagContext {
  readonly api: ApiDescription
  readonly model: ApiModel
  readonly base: string
}

function writeTag(tag: ApiTag, index: number, { api, model, base }: TagContext): ApiPage {
  const path = `${base}/${tag.slug}/index.md`
  const description = tag.node === null ? '' : textOf(tag.node, 'description')
  const own = model.operations.filter((operation) => operation.tag === tag)
  const rows = own.map((operation) => [
    `[${asCell(operation.title).replaceAll(/[[\]]/g, '')}](${linkTo(path, pathOf(operation, base))})`,
    asCode(addressOf(operation)),
  ])
  return {
    path,
    frontMatter: {
      title: tag.name,
      sidebar_position: index + 1,
      ...(description !== '' && { description: firstSentence(description) }),
    },
    markdown: blocks([asBlocks(description), table(['Operation', 'Request'], rows)]),
    node: tag.node ?? own[0]?.node ?? api.root,
  }
}

function addressOf({ method, path, isWebhook }: ApiOperation): string {
  return isWebhook ? `${method.toUpperCase()} your address (${path})` : `${method.toUpperCase()} ${path}`
}

type PageText = Pick<ApiPage, 'frontMatter' | 'markdown'>

function writeOperation(operation: ApiOperation, index: number, context: FieldsContext): PageText {
  const { node, title, method, path, isWebhook } = operation
  const { api } = context
  const text = textOf(node, 'description')
  const server = isWebhook ? '' : serverOf(node, api)
  return {
    frontMatter: {
      title,
      sidebar_position: index + 1,
      description: firstSentence(text) || `${method.toUpperCase()} ${path}`,
    },
    markdown: blocks([
      codeBlock('http', `${method.toUpperCase()} ${server}${path}`),
      node.value.deprecated === true
        ? ':::warning[Deprecated]\nDo not use this operation in new code.\n:::'
        : '',
      asBlocks(text),
      writeSecurity(node, api),
      isWebhook ? '' : writeRequestSample(operation, server, api),
      writeParameters(operation.parameters, context),
      writeBody(node, context),
      writeResponses(node, context),
    ]),
  }
}

/** The first server of an operation, or of the description. Variables have their default values. */
function serverOf(operation: ApiNode, api: ApiDescription): string {
  const server = listOf(operation, 'servers')[0] ?? listOf(api.root, 'servers')[0]
  if (server === undefined) return ''
  return textOf(server, 'url')
    .replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
      const variable = childOf(server, 'variables', name)
      return variable === null ? whole : textOf(variable, 'default')
    })
    .replace(/\/$/, '')
}

const PLACES = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const

function writeParameters(parameters: readonly ApiNode[], context: FieldsContext): string {
  return blocks(
    PLACES.map(([place, title]) => {
      const here = parameters.filter((node) => textOf(node, 'in') === place)
      if (here.length === 0) return ''
      const rows = here.map((node) => {
        const schema = childOf(node, 'schema') ?? firstMedia(node)?.schema ?? null
        const meaning = [
          asCell(textOf(node, 'description')),
          schema === null ? '' : describe(schema, context),
        ]
        return [
          asCode(textOf(node, 'name')),
          schema === null ? 'any' : typeOf(schema, context),
          node.value.required === true ? 'yes' : 'no',
          [node.value.deprecated === true ? '**Deprecated.**' : '', ...meaning]
            .filter((part) => part !== '')
            .join(' '),
        ]
      })
      return `## ${title}\n\n${table(['Name', 'Type', 'Required', 'Description'], rows)}`
    }),
  )
}

interface Media {
  readonly type: string
  readonly node: ApiNode
  readonly schema: ApiNode | null
}

/** JSON, if there is any: it is what most clients ask for. */
function firstMedia(owner: ApiNode): Media | null {
  const all = entriesOf(owner, 'content')
  const [type, node] = all.find(([name]) => /[/+]json\b/.test(name)) ?? all[0] ?? []
  return type === undefined || node === undefined ? null : { type, node, schema: childOf(node, 'schema') }
}

function languageOf(type: string): string {
  if (/[/+]json\b/.test(type)) return 'json'
  return /[/+]xml\b/.test(type) ? 'xml' : 'text'
}

function writeBody(operation: ApiNode, context: FieldsContext): string {
  const written = childOf(operation, 'requestBody')
  const body = written && context.api.resolve(written)?.node
  if (body === null || body === undefined) return ''
  const need = body.value.required === true ? 'Required.' : 'Optional.'
  return blocks([
    '## Request body',
    `${asBlocks(textOf(body, 'description'))} ${need}`.trim(),
    writeMedia(body, true, context),
  ])
}

function writeMedia(owner: ApiNode, isRequest: boolean, context: FieldsContext): string {
  const media = firstMedia(owner)
  if (media === null) return ''
  const others = entriesOf(owner, 'content').flatMap(([type]) => (type === media.type ? [] : [asCode(type)]))
  const { schema, type } = media
  const about = [asCode(type), ...(schema === null ? [] : [typeOf(schema, context)])].join(': ')
  const example = languageOf(type) === 'json' ? exampleOf(media.node, context.api, isRequest) : null
  return blocks([
    `${about}${others.length === 0 ? '' : `. Also ${others.join(', ')}`}`,
    schema === null ? '' : fieldsTable(itemsOf(schema, context), context),
    example === null ? '' : codeBlock('json', example, isRequest ? 'Request' : 'Response'),
  ])
}

/** Of a list the entries have fields. */
function itemsOf(schema: ApiNode, { api }: FieldsContext): ApiNode {
  const node = api.resolve(schema)?.node
  return (node && childOf(node, 'items')) ?? schema
}

function writeResponses(operation: ApiNode, context: FieldsContext): string {
  const responses = entriesOf(operation, 'responses').map(([status, written]) => {
    const node = context.api.resolve(written)?.node
    if (node === undefined) return ''
    const headers = entriesOf(node, 'headers').flatMap(([name, header]) => {
      const found = context.api.resolve(header)?.node
      return found === undefined ? [] : [[asCode(name), asCell(textOf(found, 'description'))]]
    })
    return blocks([
      `### ${status === 'default' ? 'Other responses' : status}`,
      asBlocks(textOf(node, 'description')),
      headers.length === 0 ? '' : table(['Header', 'Description'], headers),
      writeMedia(node, false, context),
    ])
  })
  return responses.length === 0 ? '' : blocks(['## Responses', ...responses])
}

function writeSecurity(operation: ApiNode, api: ApiDescription): string {
  const own = Array.isArray(operation.value.security) ? operation : api.root
  const needs = listOf(own, 'security').map(({ value }) =>
    Object.entries(value).map(([name, scopes]) => {
      const listed = Array.isArray(scopes) ? scopes.map((scope) => asCode(String(scope))) : []
      return `${asCode(name)}${listed.length === 0 ? '' : ` with ${listed.join(', ')}`}`
    }),
  )
  const ways = needs.map((all) => (all.length === 0 ? 'nothing' : all.join(' and ')))
  return ways.length === 0 ? '' : `Authentication: ${ways.join(', or ')}.`
}

function writeRequestSample(
  { method, path, node, parameters }: ApiOperation,
  server: string,
  api: ApiDescription,
): string {
  const query = parameters
    .filter((one) => textOf(one, 'in') === 'query' && one.value.required === true)
    .map((one) => `${encodeURIComponent(textOf(one, 'name'))}=${encodeURIComponent(sampleText(one, api))}`)
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => textOf(one, 'in') === 'path' && textOf(one, 'name') === name)
    const value = parameter === undefined ? '' : sampleText(parameter, api)
    return value === '' ? whole : encodeURIComponent(value)
  })
  const written = childOf(node, 'requestBody')
  const body = written && api.resolve(written)?.node
  const media = body ? firstMedia(body) : null
  const example =
    media !== null && languageOf(media.type) === 'json' ? exampleOf(media.node, api, true) : null
  const isSecured = listOf(Array.isArray(node.value.security) ? node : api.root, 'security').length > 0
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(`${server}${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`)}`,
    ...(isSecured ? ['  -H "Authorization: Bearer $TOKEN"'] : []),
    ...(media === null ? [] : [`  -H ${quoted(`Content-Type: ${media.type}`)}`]),
    ...(example === null ? [] : [`  -d ${quoted(example)}`]),
  ]
  return codeBlock('sh', lines.join(' \\\n'), 'cURL')
}

/** The example of a parameter as text; empty without one. */
function sampleText(parameter: ApiNode, api: ApiDescription): string {
  const example = parameter.value.example ?? exampleOf(parameter, api, true)
  return typeof example === 'object' || example === undefined ? '' : String(example)
}

/** As one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function writeSchemaIndex({ schemas, tags }: ApiModel, base: string, node: ApiNode): ApiPage {
  const path = `${base}/${SCHEMAS}/index.md`
  const rows = schemas.map((schema) => [
    `[${asCell(schema.name).replaceAll(/[[\]]/g, '')}](./${schema.slug}.md)`,
    asCell(firstSentence(textOf(schema.node, 'description'))),
  ])
  return {
    path,
    frontMatter: { title: 'Schemas', sidebar_position: tags.length + 1 },
    markdown: table(['Schema', 'Description'], rows),
    node,
  }
}

function writeSchema({ name, node }: ApiSchema, context: FieldsContext): PageText {
  const text = textOf(node, 'description')
  const example = exampleOf(
    { value: { schema: node.value, example: node.value.example }, path: node.path },
    context.api,
    false,
  )
  const fields = fieldsTable(node, context)
  const discriminator = childOf(node, 'discriminator')
  const type = typeOf(node, context)
  return {
    frontMatter: { title: name, ...(text !== '' && { description: firstSentence(text) }) },
    markdown: blocks([
      node.value.deprecated === true
        ? ':::warning[Deprecated]\nDo not use this schema in new code.\n:::'
        : '',
      asBlocks(text),
      fields === '' || listOf(node, 'oneOf').length > 0 || listOf(node, 'anyOf').length > 0
        ? `Type: ${type}.`
        : '',
      fields === '' ? describe({ ...node, value: { ...node.value, description: '' } }, context) : '',
      discriminator === null ? '' : `${asCode(textOf(discriminator, 'propertyName'))} says which one it is.`,
      fields === '' ? '' : `## Fields\n\n${fields}`,
      example === null ? '' : `## Example\n\n${codeBlock('json', example)}`,
    ]),
  }
}
