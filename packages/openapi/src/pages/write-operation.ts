import type { SourceTexts } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import { methodType } from '@fyr/content-pipeline/manifest'
import type { ApiOperation } from './api-model.ts'
import { deprecationNote, type PageText } from './api-page.ts'
import { type ApiDescription, type ApiNode, childOf, entriesOf, keysOf, textOf } from './description.ts'
import {
  asBlocks,
  asCell,
  asCode,
  asSentence,
  attribute,
  blocks,
  firstSentence,
  firstSentenceInList,
  inDirective,
  linked,
  OUTERMOST,
} from './markdown.ts'
import { callableOperation } from './callable-operation.ts'
import { bodyOf, errorsAmong, firstMedia, nameOfStatus, securitiesOf, serverOf } from './operation-parts.ts'
import { requestSample, responseSamples, webhookSample } from './operation-samples.ts'
import {
  anyType,
  describe,
  type Field,
  fieldsBlock,
  fieldsOf,
  type FieldsContext,
  MAX_FIELDS,
  type OmittedField,
  typeOf,
} from './schema-fields.ts'

/** Writes the page of an operation; `index` is its place in the sidebar, `tryServers` are where readers may call it. */
export function writeOperation(
  operation: ApiOperation,
  index: number,
  context: FieldsContext,
  tryServers: readonly string[] = [],
): PageText {
  const { node, title, method, path, isWebhook } = operation
  const { api, words } = context
  const text = textOf(node, 'description')
  return {
    frontMatter: {
      title,
      sidebar_badge: { text: method.toUpperCase(), type: methodType(method) },
      sidebar_position: index + 1,
      description: firstSentence(text) || `${method.toUpperCase()} ${path}`,
      layout: 'wide',
    },
    operation: tryServers.length === 0 ? null : callableOperation(operation, api, tryServers),
    markdown: blocks([
      `${OUTERMOST}endpoint{method=${method} address=${attribute(addressOf(operation, api))}}`,
      node.value.deprecated === true ? deprecationNote(words('apiDeprecatedOperation'), words) : '',
      asBlocks(text),
      isWebhook ? words('apiSentToYou') : '',
      writeSecurity(node, context),
      writeParameters(operation.parameters, context),
      writeBody(operation, context),
      writeResponses(node, context),
      inDirective('request', writeRequest(operation, context)),
      inDirective('response', responseSamples(node, api, words)),
      OUTERMOST,
    ]),
  }
}

/** An example of the request of an operation in several languages; of a webhook, what it sends. */
export function writeRequest(operation: ApiOperation, { api }: FieldsContext): string {
  const { node, isWebhook } = operation
  return isWebhook ? webhookSample(node, api) : requestSample(operation, serverOf(node, api), api)
}

/** Method and address of an operation, a link to its page, and what it does in a sentence. */
export function writeEndpoint(operation: ApiOperation, link: string, { api }: FieldsContext): string {
  const { method } = operation
  return blocks([
    `${OUTERMOST}endpoint{method=${method} address=${attribute(addressOf(operation, api))}}`,
    link,
    firstSentenceInList(textOf(operation.node, 'description')),
    OUTERMOST,
  ])
}

/** The address of a request; of a webhook its name, because only its receiver knows the address. */
function addressOf({ node, path, isWebhook }: ApiOperation, api: ApiDescription): string {
  return isWebhook ? path : `${serverOf(node, api)}${path}`
}

/** Where parameters are, with the names of the headings. */
const PLACES = [
  ['path', 'apiPathParameters'],
  ['query', 'apiQueryParameters'],
  ['header', 'apiHeaders'],
  ['cookie', 'apiCookies'],
] as const

function writeParameters(parameters: readonly ApiNode[], context: FieldsContext): string {
  const { words } = context
  return blocks(
    PLACES.map(([place, name]) => {
      const here = parameters.filter((node) => textOf(node, 'in') === place)
      if (here.length === 0) return ''
      const fields = here.map((node): Field => {
        const schema = childOf(node, 'schema') ?? firstMedia(node)?.schema ?? null
        const own = textOf(node, 'description')
        const about = schema === null ? '' : describe(withoutText(schema, own, context), context)
        const notes = [
          node.value.deprecated === true ? `**${words('apiDeprecated')}.**` : '',
          asSentence(own),
          about,
        ]
        return {
          name: textOf(node, 'name'),
          type: schema === null ? anyType(words) : typeOf(schema, context),
          isRequired: node.value.required === true,
          description: notes.filter((part) => part !== '').join(' '),
          inner: [],
        }
      })
      return `## ${words(name)}\n\n${fieldsBlock(fields, words)}`
    }),
  )
}

/** A parameter says what it means; the schema of many parameters then need not. */
function withoutText(schema: ApiNode, own: string, { api }: FieldsContext): ApiNode {
  const node = api.resolve(schema)?.node
  if (own === '' || node === undefined) return schema
  return { ...node, value: { ...node.value, description: '' } }
}

function writeBody({ node, isWebhook }: ApiOperation, context: FieldsContext): string {
  const { words } = context
  const body = bodyOf(node, context.api)
  if (body === null) return ''
  // A webhook sends what the API knows.
  const omitted = isWebhook ? 'writeOnly' : 'readOnly'
  const need = body.value.required === true ? words('apiRequired') : words('apiOptional')
  return blocks([
    `## ${words('apiRequestBody')}`,
    asBlocks(textOf(body, 'description')),
    writeMedia(body, { note: `**${need}**`, omitted }, context),
  ])
}

/** The type of what is sent or returned, and its fields. */
function writeMedia(
  owner: ApiNode,
  { note, omitted }: { readonly note: string; readonly omitted: OmittedField },
  context: FieldsContext,
): string {
  const type = mediaType(owner, context)
  if (type === '') return ''
  return blocks([
    `${type}${note === '' ? '' : ` · ${note}`}`,
    fieldsBlock(contentFields(owner, omitted, context), context.words),
  ])
}

/** More types than these of one content are only counted: many operations may have the same one. */
const MAX_TYPES = 20

/** The media types of what is sent or returned, and the type of it. Empty for no content. */
function mediaType(owner: ApiNode, context: FieldsContext): string {
  const media = firstMedia(owner)
  if (media === null) return ''
  const { words } = context
  const { schema, type } = media
  const content = childOf(owner, 'content')?.value ?? {}
  const types = keysOf(content)
  // The first one may be among them.
  const others = types.slice(0, MAX_TYPES + 1).filter((one) => one !== type && isRecord(content[one]))
  const about = [asCode(type), ...(schema === null ? [] : [typeOf(schema, context)])].join(': ')
  if (others.length === 0) return about
  const list = others.slice(0, MAX_TYPES).map(asCode).join(', ')
  return `${about}. ${words('apiAlso', { types: withMore(list, types.length - 1 - MAX_TYPES, words) })}`
}

/** For an array, the schema of its items, whose fields are listed. */
function itemsOf(schema: ApiNode, { api }: FieldsContext): ApiNode {
  const node = api.resolve(schema)?.node
  return (node && childOf(node, 'items')) ?? schema
}

/** What answers a request, by its status. */
interface WrittenResponse {
  readonly status: string
  readonly description: string
  readonly headers: readonly Field[]
  /** How many more headers it has than are listed. */
  readonly omitted: number
  readonly node: ApiNode
  /** Its type and fields; equal for responses with the same content. */
  readonly media: string
}

/** Each response with its fields; what goes wrong is a closed list, because most operations answer with the same errors. */
function writeResponses(operation: ApiNode, context: FieldsContext): string {
  const { words } = context
  // Responses may be one and the same: it is read once, and the page does not grow with each of its headers every time.
  const read: ReadResponses = { media: new Map(), headers: { left: MAX_HEADERS } }
  const all = entriesOf(operation, 'responses').flatMap(([status, written]) =>
    readResponse(status, written, read, context),
  )
  if (all.length === 0) return ''
  const isError = errorsAmong(all)
  const shown = new Set<string>()
  const successes = all
    .filter((one) => !isError(one))
    .map(({ status, description, headers, omitted, media }) => {
      const isRepeated = shown.has(media)
      shown.add(media)
      return blocks([
        `### ${nameOfStatus(status, words)}`,
        asBlocks(description),
        isRepeated ? '' : media,
        headers.length === 0
          ? ''
          : inDirective(
              `details[${withMore(words('apiHeaders'), omitted, words)}]`,
              fieldsBlock(headers, words),
            ),
      ])
    })
  return blocks([`## ${words('apiResponses')}`, ...successes, writeErrors(all.filter(isError), context)])
}

/** The label of a list, with how many more there are than it lists. */
function withMore(list: string, count: number, words: SourceTexts): string {
  return count > 0 ? words('apiMore', { list, count }) : list
}

/** Headers that all responses of an operation list together. Each lists one in any case, beside which it says how many more there are. */
const MAX_HEADERS = 1000

/** What has been read of the responses of an operation. */
interface ReadResponses {
  /** Type and fields by what has them. */
  readonly media: Map<object, string>
  /** How many more headers may be listed. */
  readonly headers: { left: number }
}

function readResponse(
  status: string,
  written: ApiNode,
  read: ReadResponses,
  context: FieldsContext,
): WrittenResponse | readonly [] {
  const { api } = context
  const node = api.resolve(written)?.node
  if (node === undefined) return []
  const most = Math.max(1, Math.min(read.headers.left, MAX_FIELDS))
  const headers = entriesOf(node, 'headers', most).flatMap(([name, header]): Field[] => {
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
  read.headers.left -= headers.length
  const omitted = Math.max(0, keysOf(childOf(node, 'headers')?.value ?? {}).length - most)
  const media = read.media.get(node.value) ?? writeMedia(node, { note: '', omitted: 'writeOnly' }, context)
  read.media.set(node.value, media)
  return { status, description: textOf(node, 'description'), headers, omitted, node, media }
}

/** The errors of an operation: a list of statuses with what each means, and the fields that they have in common. */
function writeErrors(errors: readonly WrittenResponse[], context: FieldsContext): string {
  const [first] = errors
  if (first === undefined) return ''
  const { words } = context
  // Most errors have one form; what has another has its type and fields below its status.
  const common = errors.find(({ media }) => media !== '') ?? first
  const fields = errors.map(({ status, description, headers, omitted, node, media }): Field => {
    const isOwn = media !== '' && media !== common.media
    const own = isOwn ? contentFields(node, 'writeOnly', context) : []
    const inner = [...headers, ...own]
    return {
      name: nameOfStatus(status, words),
      type: '',
      isRequired: false,
      description: isOwn
        ? `${asSentence(description)} ${mediaType(node, context)}`.trim()
        : asCell(description),
      inner,
      innerLabel: withMore(
        own.length === 0 ? words('apiHeaders') : words('apiFieldCount', { count: inner.length }),
        omitted,
        words,
      ),
    }
  })
  const statuses = errors.map(({ status }) => asCode(nameOfStatus(status, words))).join(' ')
  return blocks([
    `### ${words('apiErrors')}`,
    inDirective(
      `details[${statuses}]`,
      blocks([fieldsBlock(fields, words), writeMore(common.node, context), common.media]),
    ),
  ])
}

function contentFields(owner: ApiNode, omitted: OmittedField, context: FieldsContext): readonly Field[] {
  const schema = firstMedia(owner)?.schema ?? null
  return schema === null ? [] : fieldsOf(itemsOf(schema, context), context, omitted)
}

/** A link to where the content of a response is explained: `externalDocs` of its schema. */
function writeMore(owner: ApiNode, { api }: FieldsContext): string {
  const schema = firstMedia(owner)?.schema ?? null
  const node = schema === null ? undefined : api.resolve(schema)?.node
  const docs = node === undefined ? null : childOf(node, 'externalDocs')
  return docs === null ? '' : linked(textOf(docs, 'description'), textOf(docs, 'url'))
}

function writeSecurity(operation: ApiNode, { api, words }: FieldsContext): string {
  const needs = securitiesOf(operation, api).map(({ value }) =>
    Object.entries(value).map(([name, scopes]) => {
      const listed = Array.isArray(scopes) ? scopes.map((scope) => asCode(String(scope))) : []
      const scheme = asCode(name)
      return listed.length === 0 ? scheme : words('apiWithScopes', { scheme, scopes: listed.join(', ') })
    }),
  )
  const join = (name: string, all: readonly string[]): string =>
    all.reduce((first, second) => words(name, { first, second }))
  const ways = needs.map((all) => (all.length === 0 ? words('apiNothing') : join('apiAnd', all)))
  return ways.length === 0 ? '' : `**${words('apiAuthorization')}:** ${join('apiOrElse', ways)}.`
}
