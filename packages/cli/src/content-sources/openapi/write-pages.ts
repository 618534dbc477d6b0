import { posix } from 'node:path'
import { type ApiModel, type ApiOperation, type ApiSchema, type ApiTag, SCHEMAS } from './api-model.ts'
import { type ApiDescription, type ApiNode, childOf, entriesOf, listOf, textOf } from './description.ts'
import { exampleOf } from './examples.ts'
import { asBlocks, asCell, asCode, blocks, codeBlock, firstSentence, table } from './markdown.ts'
import { requestSamples, type SampleBody } from './request-samples.ts'
import { describe, type Field, fieldsBlock, fieldsOf, type FieldsContext, typeOf } from './schema-fields.ts'
import type { ReferenceWords } from './words.ts'

/** A page of a reference. */
export interface ApiPage {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly markdown: string
  /** What it was made from. */
  readonly node: ApiNode
}

export interface PagesContext {
  readonly api: ApiDescription
  readonly model: ApiModel
  /** Folder of the pages. */
  readonly base: string
  readonly words: ReferenceWords
  /** Whether schemas have pages; fields stand in the operations otherwise. */
  readonly hasSchemaPages: boolean
  /** A tag's name in the language of the pages. */
  readonly nameTag: (name: string) => string
  /** The text that somebody wrote beside a page, as Markdown that includes it; empty for none. */
  readonly proseFor: (path: string) => string
}

/** Writes a page for each tag, operation and schema. */
export function* writePages(context: PagesContext): Generator<ApiPage> {
  const { api, model, base, words, hasSchemaPages } = context
  const pathOfSchema = new Map(
    hasSchemaPages ? model.schemas.map(({ name, slug }) => [name, `${base}/${SCHEMAS}/${slug}.md`]) : [],
  )
  const fieldsContext = (path: string): FieldsContext => ({
    api,
    words,
    linkSchema(name) {
      const target = pathOfSchema.get(name)
      return target === undefined ? null : linkTo(path, target)
    },
  })
  for (const [index, tag] of model.tags.entries()) yield writeTag(tag, index, context)
  for (const [index, operation] of model.operations.entries()) {
    const path = pathOf(operation, base)
    const text = writeOperation(operation, index, fieldsContext(path))
    yield {
      path,
      ...text,
      markdown: blocks([context.proseFor(path), text.markdown]),
      node: operation.node,
    }
  }
  if (pathOfSchema.size === 0) return
  yield writeSchemaIndex(context)
  for (const schema of model.schemas) {
    const path = `${base}/${SCHEMAS}/${schema.slug}.md`
    yield { path, ...writeSchema(schema, fieldsContext(path)), node: schema.node }
  }
}

function pathOf({ tag, slug }: ApiOperation, base: string): string {
  return `${base}/${tag.slug}/${slug}.md`
}

function linkTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function writeTag(tag: ApiTag, index: number, context: PagesContext): ApiPage {
  const { api, model, base, words } = context
  const path = `${base}/${tag.slug}/index.md`
  const description = tag.node === null ? '' : textOf(tag.node, 'description')
  const own = model.operations.filter((operation) => operation.tag === tag)
  const rows = own.map((operation) => [
    `[${asCell(operation.title).replaceAll(/[[\]]/g, '')}](${linkTo(path, pathOf(operation, base))})`,
    asCode(
      `${operation.method.toUpperCase()} ${operation.isWebhook ? `${words.yourAddress} (${operation.path})` : operation.path}`,
    ),
  ])
  const name = context.nameTag(tag.name)
  return {
    path,
    frontMatter: {
      title: words.tagTitle(name),
      sidebar_label: name,
      sidebar_position: index + 1,
      ...(description !== '' && { description: firstSentence(description) }),
    },
    markdown: blocks([
      context.proseFor(path),
      asBlocks(description),
      table([words.operation, words.request], rows),
    ]),
    node: tag.node ?? own[0]?.node ?? api.root,
  }
}

type PageText = Pick<ApiPage, 'frontMatter' | 'markdown'>

/** Colons of the outermost directive: more than descriptions use in theirs. */
const OUTERMOST = ':'.repeat(12)

function writeOperation(operation: ApiOperation, index: number, context: FieldsContext): PageText {
  const { node, title, method, path, isWebhook } = operation
  const { api, words } = context
  const text = textOf(node, 'description')
  const server = isWebhook ? '' : serverOf(node, api)
  const address = isWebhook ? `${words.yourAddress} (${path})` : `${server}${path}`
  return {
    frontMatter: {
      title,
      sidebar_position: index + 1,
      description: firstSentence(text) || `${method.toUpperCase()} ${path}`,
      layout: 'wide',
    },
    markdown: blocks([
      `${OUTERMOST}endpoint{method=${method} address=${attribute(address)}}`,
      node.value.deprecated === true ? deprecation(words.deprecatedOperation, words) : '',
      asBlocks(text),
      writeSecurity(node, context),
      writeParameters(operation.parameters, context),
      writeBody(node, context),
      writeResponses(node, context),
      inDirective('request', isWebhook ? webhookSample(node, api) : requestSample(operation, server, api)),
      inDirective('response', responseSamples(node, api)),
      OUTERMOST,
    ]),
  }
}

/** The value of an attribute of a directive, which knows no escape but character references. */
function attribute(text: string): string {
  return `"${text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

function deprecation(text: string, words: ReferenceWords): string {
  return `:::warning[${words.deprecated}]\n${text}\n:::`
}

function inDirective(name: string, content: string): string {
  const colons = ':'.repeat(11)
  return content === '' ? '' : `${colons}${name}\n${content}\n${colons}`
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

const PLACES = ['path', 'query', 'header', 'cookie'] as const

function writeParameters(parameters: readonly ApiNode[], context: FieldsContext): string {
  const { words } = context
  return blocks(
    PLACES.map((place) => {
      const here = parameters.filter((node) => textOf(node, 'in') === place)
      if (here.length === 0) return ''
      const fields = here.map((node): Field => {
        const schema = childOf(node, 'schema') ?? firstMedia(node)?.schema ?? null
        const own = textOf(node, 'description')
        const about = schema === null ? '' : describe(withoutText(schema, own, context), context)
        const notes = [
          node.value.deprecated === true ? `**${words.deprecated}.**` : '',
          own === '' || /[.!?:]$/.test(own.trim()) ? asCell(own) : `${asCell(own)}.`,
          about,
        ]
        return {
          name: textOf(node, 'name'),
          type: schema === null ? (words.types.any ?? 'any') : typeOf(schema, context),
          isRequired: node.value.required === true,
          description: notes.filter((part) => part !== '').join(' '),
          inner: [],
        }
      })
      return `## ${words.places[place]}\n\n${fieldsBlock(fields, words)}`
    }),
  )
}

/** A parameter says what it means; the schema of many parameters then need not. */
function withoutText(schema: ApiNode, own: string, { api }: FieldsContext): ApiNode {
  const node = api.resolve(schema)?.node
  if (own === '' || node === undefined) return schema
  return { ...node, value: { ...node.value, description: '' } }
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

const FORM = 'application/x-www-form-urlencoded'

function languageOf(type: string): string {
  if (/[/+]json\b/.test(type)) return 'json'
  return /[/+]xml\b/.test(type) ? 'xml' : 'text'
}

function bodyOf(operation: ApiNode, api: ApiDescription): ApiNode | null {
  const written = childOf(operation, 'requestBody')
  return (written && api.resolve(written)?.node) ?? null
}

function writeBody(operation: ApiNode, context: FieldsContext): string {
  const { words } = context
  const body = bodyOf(operation, context.api)
  if (body === null) return ''
  const need = body.value.required === true ? words.required : words.optional
  return blocks([
    `## ${words.body}`,
    asBlocks(textOf(body, 'description')),
    writeMedia(body, `**${need}**`, context),
  ])
}

/** The type of what is sent or comes back, and its fields. */
function writeMedia(owner: ApiNode, note: string, context: FieldsContext): string {
  const media = firstMedia(owner)
  if (media === null) return ''
  const { words } = context
  const others = entriesOf(owner, 'content').flatMap(([type]) => (type === media.type ? [] : [asCode(type)]))
  const { schema, type } = media
  const about = [asCode(type), ...(schema === null ? [] : [typeOf(schema, context)])].join(': ')
  const also = others.length === 0 ? '' : `. ${words.also} ${others.join(', ')}`
  return blocks([
    `${about}${also}${note === '' ? '' : ` · ${note}`}`,
    schema === null ? '' : fieldsBlock(fieldsOf(itemsOf(schema, context), context), words),
  ])
}

/** Of a list the entries have fields. */
function itemsOf(schema: ApiNode, { api }: FieldsContext): ApiNode {
  const node = api.resolve(schema)?.node
  return (node && childOf(node, 'items')) ?? schema
}

/** Responses that say the same as those of other operations: what they hold stands below each that it is the only one of. */
function writeResponses(operation: ApiNode, context: FieldsContext): string {
  const { words, api } = context
  const shown = new Set<string>()
  const responses = entriesOf(operation, 'responses').map(([status, written]) => {
    const node = api.resolve(written)?.node
    if (node === undefined) return ''
    const headers = entriesOf(node, 'headers').flatMap(([name, header]): Field[] => {
      const found = api.resolve(header)?.node
      if (found === undefined) return []
      const schema = childOf(found, 'schema')
      return [
        {
          name,
          type: schema === null ? '' : typeOf(schema, context),
          isRequired: false,
          description: asCell(textOf(found, 'description')),
          inner: [],
        },
      ]
    })
    const media = writeMedia(node, '', context)
    const isRepeated = shown.has(media)
    shown.add(media)
    return blocks([
      `### ${status === 'default' ? words.otherResponses : status}`,
      asBlocks(textOf(node, 'description')),
      isRepeated ? '' : media,
      headers.length === 0 ? '' : inDirective(`details[${words.places.header}]`, fieldsBlock(headers, words)),
    ])
  })
  return responses.length === 0 ? '' : blocks([`## ${words.responses}`, ...responses])
}

function responseSamples(operation: ApiNode, api: ApiDescription): string {
  const samples = entriesOf(operation, 'responses').flatMap(([status, written]) => {
    const node = api.resolve(written)?.node
    const media = node === undefined ? null : firstMedia(node)
    if (media === null) return []
    const language = languageOf(media.type)
    const example =
      language === 'json' || media.node.value.example !== undefined ? exampleOf(media.node, api, false) : null
    return example === null ? [] : [[status, codeBlock(language, example)] as const]
  })
  const [first] = samples
  if (first === undefined) return ''
  if (samples.length === 1) return first[1]
  const tabs = samples.map(
    ([status, code]) => `:::::::::tab{value="${status}" label="${status}"}\n${code}\n:::::::::`,
  )
  return ['::::::::::tabs', ...tabs, '::::::::::'].join('\n')
}

function securitiesOf(operation: ApiNode, api: ApiDescription): readonly ApiNode[] {
  return listOf(Array.isArray(operation.value.security) ? operation : api.root, 'security')
}

function writeSecurity(operation: ApiNode, { api, words }: FieldsContext): string {
  const needs = securitiesOf(operation, api).map(({ value }) =>
    Object.entries(value).map(([name, scopes]) => {
      const listed = Array.isArray(scopes) ? scopes.map((scope) => asCode(String(scope))) : []
      return `${asCode(name)}${listed.length === 0 ? '' : ` ${words.with} ${listed.join(', ')}`}`
    }),
  )
  const ways = needs.map((all) => (all.length === 0 ? words.nothing : all.join(` ${words.and} `)))
  return ways.length === 0 ? '' : `**${words.authorization}:** ${ways.join(`, ${words.or} `)}.`
}

/** What is sent so that the first way of authorization holds. */
function credentials(operation: ApiNode, api: ApiDescription) {
  const [first] = securitiesOf(operation, api)
  const headers: (readonly [string, string])[] = []
  const query: (readonly [string, string])[] = []
  let isBasic = false
  for (const name of Object.keys(first?.value ?? {})) {
    const scheme = childOf(api.root, 'components', 'securitySchemes', name)
    const type = scheme === null ? '' : textOf(scheme, 'type')
    const place = scheme === null ? '' : textOf(scheme, 'in')
    if (type === 'http' && scheme !== null && textOf(scheme, 'scheme').toLowerCase() === 'basic')
      isBasic = true
    else if (type === 'apiKey' && scheme !== null && place === 'header')
      headers.push([textOf(scheme, 'name'), '$API_KEY'])
    else if (type === 'apiKey' && scheme !== null && place === 'query')
      query.push([textOf(scheme, 'name'), 'API_KEY'])
    else headers.push(['Authorization', 'Bearer $TOKEN'])
  }
  return { headers, query, isBasic }
}

/** What an API sends to an address of the reader's. */
function webhookSample(operation: ApiNode, api: ApiDescription): string {
  const body = bodyOf(operation, api)
  const media = body === null ? null : firstMedia(body)
  const example =
    media !== null && languageOf(media.type) === 'json' ? exampleOf(media.node, api, true) : null
  return example === null ? '' : codeBlock('json', example)
}

function requestSample(
  { method, path, node, parameters }: ApiOperation,
  server: string,
  api: ApiDescription,
) {
  const { headers, query: keys, isBasic } = credentials(node, api)
  const query = parameters
    .filter((one) => textOf(one, 'in') === 'query')
    .filter((one) => one.value.required === true || one.value.example !== undefined)
    .flatMap((one) => sampleTexts(one, api).map((text) => [textOf(one, 'name'), text] as const))
  const search = [...query, ...keys].map(
    ([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`,
  )
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => textOf(one, 'in') === 'path' && textOf(one, 'name') === name)
    const [value = ''] = parameter === undefined ? [] : sampleTexts(parameter, api)
    return value === '' ? whole : encodeURIComponent(value)
  })
  const own = parameters
    .filter((one) => textOf(one, 'in') === 'header' && one.value.example !== undefined)
    .map((one) => [textOf(one, 'name'), String(one.value.example)] as const)
  const body = sampleBody(node, api)
  return requestSamples({
    method,
    address: `${server}${filled}${search.length === 0 ? '' : `?${search.join('&')}`}`,
    headers: [...headers, ...own, ...(body?.kind === 'json' ? [['Content-Type', body.type] as const] : [])],
    isBasic,
    body,
  })
}

function sampleBody(
  operation: ApiNode,
  api: ApiDescription,
): (SampleBody & { readonly type: string }) | null {
  const owner = bodyOf(operation, api)
  const media = owner === null ? null : firstMedia(owner)
  if (media === null) return null
  const { type, node } = media
  if (type === FORM) {
    const example = exampleOf(node, api, true)
    const fields = example === null ? {} : (JSON.parse(example) as Record<string, unknown>)
    return { kind: 'form', type, fields: Object.entries(fields).map(([name, one]) => [name, String(one)]) }
  }
  const text = languageOf(type) === 'json' ? exampleOf(node, api, true) : null
  return text === null ? null : { kind: 'json', type, text }
}

/** The example of a parameter as texts, one for each time it is sent; none without one. */
function sampleTexts(parameter: ApiNode, api: ApiDescription): readonly string[] {
  const example = parameter.value.example ?? exampleOf(parameter, api, true)
  if (Array.isArray(example)) return example.filter((one) => typeof one !== 'object').map(String)
  return typeof example === 'object' || example === undefined || example === '' ? [] : [String(example)]
}

function writeSchemaIndex({ model: { schemas, tags }, base, words, api }: PagesContext): ApiPage {
  const path = `${base}/${SCHEMAS}/index.md`
  const rows = schemas.map((schema) => [
    `[${asCell(schema.name).replaceAll(/[[\]]/g, '')}](./${schema.slug}.md)`,
    asCell(firstSentence(textOf(schema.node, 'description'))),
  ])
  return {
    path,
    frontMatter: { title: words.schemas, sidebar_position: tags.length + 1 },
    markdown: table([words.schema, words.description], rows),
    node: api.root,
  }
}

function writeSchema({ name, node }: ApiSchema, context: FieldsContext): PageText {
  const { words } = context
  const text = textOf(node, 'description')
  const example = exampleOf(
    { value: { schema: node.value, example: node.value.example }, path: node.path },
    context.api,
    false,
  )
  const fields = fieldsBlock(fieldsOf(node, context), words)
  const discriminator = childOf(node, 'discriminator')
  const type = typeOf(node, context)
  const isChoice = listOf(node, 'oneOf').length > 0 || listOf(node, 'anyOf').length > 0
  return {
    frontMatter: { title: name, ...(text !== '' && { description: firstSentence(text) }) },
    markdown: blocks([
      node.value.deprecated === true ? deprecation(words.deprecatedSchema, words) : '',
      asBlocks(text),
      fields === '' || isChoice ? `${words.type}: ${type}.` : '',
      fields === '' ? describe({ ...node, value: { ...node.value, description: '' } }, context) : '',
      discriminator === null ? '' : words.discriminator(asCode(textOf(discriminator, 'propertyName'))),
      fields === '' ? '' : `## ${words.fields}\n\n${fields}`,
      example === null ? '' : `## ${words.example}\n\n${codeBlock('json', example)}`,
    ]),
  }
}
