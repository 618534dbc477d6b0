import { posix } from 'node:path'
import type { SourcedPart } from '@fyr/content-pipeline'
import { groupBy } from '@fyr/content-pipeline/internal'
import { methodType } from '@fyr/content-pipeline/manifest'
import { type ApiOperation, type ApiTag, SCHEMAS } from './api-model.ts'
import type { ApiPage, PagesContext } from './api-page.ts'
import { textOf } from './description.ts'
import {
  asBlocks,
  asCode,
  asLinkText,
  blocks,
  firstSentence,
  firstSentenceInList,
  inDirective,
  listItem,
  table,
} from './markdown.ts'
import type { FieldsContext } from './schema-fields.ts'
import { writeEndpoint, writeOperation, writeRequest } from './write-operation.ts'
import { writeOverview } from './write-overview.ts'
import { schemaTitle, writeFields, writeSchema } from './write-schema.ts'

/** Writes what any document may show of an API: the first lines of an operation, its request, the fields of a schema. */
export function* writeParts(context: PagesContext): Generator<SourcedPart> {
  const { model, base } = context
  const path = `${base}/part.md`
  const fieldsContext = openFields(context)(path)
  for (const operation of model.operations) {
    const link = `[${asLinkText(operation.title)}](${linkTo(path, pathOf(operation, base))})`
    const name = nameOf(operation)
    yield { part: 'operation', name, markdown: writeEndpoint(operation, link, fieldsContext) }
    const request = writeRequest(operation, fieldsContext)
    if (request !== '') yield { part: 'request', name, markdown: request }
  }
  for (const schema of model.schemas)
    yield { part: 'schema', name: schema.name, markdown: writeFields(schema, fieldsContext) }
}

/** The name by which documents show an operation. */
function nameOf({ node, method, path }: ApiOperation): string {
  return textOf(node, 'operationId') || `${method.toUpperCase()} ${path}`
}

/** The context of fields on a page, by its path. */
function openFields({ api, model, base, words, hasSchemaPages }: PagesContext) {
  const pathOfSchema = new Map(
    hasSchemaPages ? model.schemas.map(({ name, slug }) => [name, `${base}/${SCHEMAS}/${slug}.md`]) : [],
  )
  return (path: string): FieldsContext => ({
    api,
    words,
    linkSchema(name) {
      const target = pathOfSchema.get(name)
      return target === undefined ? null : linkTo(path, target)
    },
  })
}

/** Writes an overview, and a page for each tag, operation and schema. */
export function* writePages(context: PagesContext): Generator<ApiPage> {
  const { model, base, hasSchemaPages } = context
  const fieldsContext = openFields(context)
  const byTag = groupBy(model.operations, ({ tag }) => tag)
  yield writeOverview(context)
  for (const [index, tag] of model.tags.entries())
    yield writeTag(tag, { index, own: byTag.get(tag) ?? [] }, context)
  for (const [index, operation] of model.operations.entries()) {
    const path = pathOf(operation, base)
    const text = writeOperation(operation, index, fieldsContext(path), context.tryServers)
    yield { path, ...text, node: operation.node }
  }
  if (!hasSchemaPages || model.schemas.length === 0) return
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

function writeTag(
  tag: ApiTag,
  { index, own }: { readonly index: number; readonly own: readonly ApiOperation[] },
  context: PagesContext,
): ApiPage {
  const { api, base, words } = context
  const path = `${base}/${tag.slug}/index.md`
  const description = tag.node === null ? '' : textOf(tag.node, 'description')
  const items = own.map((operation) => {
    const { method, node } = operation
    const badge = `<Badge text="${method.toUpperCase()}" type="${methodType(method)}" />`
    const link = `[${asLinkText(operation.title)}](${linkTo(path, pathOf(operation, base))})`
    const address = asCode(operation.path)
    const note = node.value.deprecated === true ? ` **${words('apiDeprecated')}.**` : ''
    const about = firstSentenceInList(textOf(node, 'description'))
    return listItem(`${badge} **${link}**`, [`${address}${note}`, about])
  })
  const name = context.nameTag(tag)
  return {
    path,
    frontMatter: {
      title: words('apiOfTag', { tag: name }),
      sidebar_label: name,
      sidebar_position: index + 1,
      ...(description !== '' && { description: firstSentence(description) }),
    },
    markdown: blocks([asBlocks(description), inDirective('fields', items.join('\n\n'))]),
    node: tag.node ?? own[0]?.node ?? api.root,
  }
}

function writeSchemaIndex({ model: { schemas, tags }, base, words, api }: PagesContext): ApiPage {
  const path = `${base}/${SCHEMAS}/index.md`
  const rows = schemas.map((schema) => [
    `[${asLinkText(schemaTitle(schema.name, words))}](./${schema.slug}.md)`,
    firstSentenceInList(textOf(schema.node, 'description')),
  ])
  return {
    path,
    frontMatter: { title: words('apiSchemas'), sidebar_position: tags.length + 1 },
    markdown: table([words('apiSchema'), words('apiDescription')], rows),
    node: api.root,
  }
}
