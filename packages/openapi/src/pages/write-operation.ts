import type { ApiOperation } from './api-model.ts'
import { deprecationNote, type PageText } from './api-page.ts'
import { type ApiDescription, type ApiNode, childOf, entriesOf, textOf } from './description.ts'
import {
  asBlocks,
  asCell,
  asCode,
  asSentence,
  blocks,
  firstSentence,
  firstSentenceInList,
  inDirective,
  OUTERMOST,
} from './markdown.ts'
import { callableOperation } from './callable-operation.ts'
import { bodyOf, firstMedia, securitiesOf, serverOf } from './operation-parts.ts'
import { requestSample, responseSamples, webhookSample } from './operation-samples.ts'
import {
  describe,
  type Field,
  fieldsBlock,
  fieldsOf,
  type FieldsContext,
  type OmittedField,
  typeOf,
} from './schema-fields.ts'
import type { ReferenceWords } from './words.ts'

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
  const server = isWebhook ? '' : serverOf(node, api)
  return {
    frontMatter: {
      title,
      sidebar_badge: method.toUpperCase(),
      sidebar_position: index + 1,
      description: firstSentence(text) || `${method.toUpperCase()} ${path}`,
      layout: 'wide',
    },
    operation: tryServers.length === 0 ? null : callableOperation(operation, api, tryServers),
    markdown: blocks([
      `${OUTERMOST}endpoint{method=${method} address=${attribute(addressOf(operation, api, words))}}`,
      node.value.deprecated === true ? deprecationNote(words.deprecatedOperation, words) : '',
      asBlocks(text),
      writeSecurity(node, context),
      writeParameters(operation.parameters, context),
      writeBody(operation, context),
      writeResponses(node, context),
      inDirective('request', isWebhook ? webhookSample(node, api) : requestSample(operation, server, api)),
      inDirective('response', responseSamples(node, api, words)),
      OUTERMOST,
    ]),
  }
}

/** Method and address of an operation, a link to its page, and what it does in a sentence. */
export function writeEndpoint(operation: ApiOperation, link: string, { api, words }: FieldsContext): string {
  const { method } = operation
  return blocks([
    `${OUTERMOST}endpoint{method=${method} address=${attribute(addressOf(operation, api, words))}}`,
    link,
    firstSentenceInList(textOf(operation.node, 'description')),
    OUTERMOST,
  ])
}

function addressOf(
  { node, path, isWebhook }: ApiOperation,
  api: ApiDescription,
  words: ReferenceWords,
): string {
  return isWebhook ? `${words.yourAddress} (${path})` : `${serverOf(node, api)}${path}`
}

/** The value of an attribute of a directive, in which only character references can escape a character. */
function attribute(text: string): string {
  const escaped = text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `"${escaped}"`
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
          asSentence(own),
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

function writeBody({ node, isWebhook }: ApiOperation, context: FieldsContext): string {
  const { words } = context
  const body = bodyOf(node, context.api)
  if (body === null) return ''
  // A webhook sends what the API knows.
  const omitted = isWebhook ? 'writeOnly' : 'readOnly'
  const need = body.value.required === true ? words.required : words.optional
  return blocks([
    `## ${words.body}`,
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
  const media = firstMedia(owner)
  if (media === null) return ''
  const { words } = context
  const others = entriesOf(owner, 'content').flatMap(([type]) => (type === media.type ? [] : [asCode(type)]))
  const { schema, type } = media
  const about = [asCode(type), ...(schema === null ? [] : [typeOf(schema, context)])].join(': ')
  const also = others.length === 0 ? '' : `. ${words.also} ${others.join(', ')}`
  return blocks([
    `${about}${also}${note === '' ? '' : ` · ${note}`}`,
    schema === null ? '' : fieldsBlock(fieldsOf(itemsOf(schema, context), context, omitted), words),
  ])
}

/** For an array, the schema of its items, whose fields are listed. */
function itemsOf(schema: ApiNode, { api }: FieldsContext): ApiNode {
  const node = api.resolve(schema)?.node
  return (node && childOf(node, 'items')) ?? schema
}

/** Each response with its fields. Several responses often have the same body, such as an error: its fields are listed once. */
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
    const media = writeMedia(node, { note: '', omitted: 'writeOnly' }, context)
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
