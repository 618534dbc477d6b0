import type { ApiSchema } from './api-model.ts'
import { deprecationNote, type PageText } from './api-page.ts'
import { childOf, listOf, textOf } from './description.ts'
import { exampleOfSchema } from './examples.ts'
import { asBlocks, asCode, blocks, codeBlock, firstSentence, inDirective, OUTERMOST } from './markdown.ts'
import { describe, fieldsBlock, fieldsOf, type FieldsContext, typeOf } from './schema-fields.ts'

/** The fields of a schema; of one without fields, its type and what its values may be. */
export function writeFields({ node }: ApiSchema, context: FieldsContext): string {
  const fields = fieldsBlock(fieldsOf(node, context), context.words)
  if (fields !== '') return fields
  return blocks([`${context.words('apiType')}: ${typeOf(node, context)}.`, describe(node, context)])
}

/** What a schema is called: its name, or what it is if the name has nothing to see. */
export function schemaTitle(name: string, words: FieldsContext['words']): string {
  return name.trim() || words('apiSchema')
}

/** Writes the page of a schema. */
export function writeSchema({ name, node }: ApiSchema, context: FieldsContext): PageText {
  const { words } = context
  const text = textOf(node, 'description')
  const example = exampleOfSchema(node, context.api)
  const fields = fieldsBlock(fieldsOf(node, context), words)
  const discriminator = childOf(node, 'discriminator')
  const type = typeOf(node, context)
  const isChoice = listOf(node, 'oneOf').length > 0 || listOf(node, 'anyOf').length > 0
  return {
    frontMatter: {
      title: schemaTitle(name, words),
      ...(text !== '' && { description: firstSentence(text) }),
      layout: 'wide',
    },
    markdown: blocks([
      `${OUTERMOST}reference`,
      node.value.deprecated === true ? deprecationNote(words('apiDeprecatedSchema'), words) : '',
      asBlocks(text),
      fields === '' || isChoice ? `${words('apiType')}: ${type}.` : '',
      fields === '' ? describe({ ...node, value: { ...node.value, description: '' } }, context) : '',
      discriminator === null
        ? ''
        : words('apiDiscriminator', { name: asCode(textOf(discriminator, 'propertyName')) }),
      fields === '' ? '' : `## ${words('apiFields')}\n\n${fields}`,
      example === null ? '' : inDirective(`response[${words('apiExample')}]`, codeBlock('json', example)),
      OUTERMOST,
    ]),
  }
}
