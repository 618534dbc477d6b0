import { exampleOf, formatValue } from './format-example.mjs'

/**
 * Returns Markdown for one JSON Schema: a table for the whole and one for each object inside it. Throws an Error that names
 * every key without a description or an example.
 */
export function describeSchema(schema, { language, heading }) {
  const context = {
    language,
    definitions: schema.definitions ?? {},
    sections: [],
    seen: new Set(),
    holes: [],
  }
  const level = heading === null ? 2 : 3
  const title = heading === null ? [] : [`## ${heading}`]
  addSections(schema, '', context)
  if (context.holes.length > 0) {
    throw new Error(`"${schema.title}" does not describe, or has no example of: ${context.holes.join(', ')}.`)
  }
  const sections = context.sections.map(({ path, node, rows }) =>
    [
      ...(path === '' ? [] : [`${'#'.repeat(level)} \`${path}\``]),
      ...(node.description === undefined ? [] : [node.description]),
      ...(rows.length === 0 ? wholeExample(node, language) : [table(rows)]),
    ].join('\n\n'),
  )
  return [...title, ...sections].join('\n\n')
}

/** An example of a value without keys of its own, such as a list. */
function wholeExample({ examples: [example] = [] }, language) {
  return example === undefined ? [] : [`\`\`\`${language}\n${formatValue(example, language)}\n\`\`\``]
}

function table(rows) {
  const head = ['| key | type | default | meaning | example |', '|---|---|---|---|---|']
  return [...head, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n')
}

/** Adds the section of an object and those of everything inside it. */
function addSections(node, path, context) {
  if (node.properties !== undefined) {
    const entries = Object.entries(node.properties)
    context.sections.push({
      path,
      node,
      rows: entries.map(([key, value]) => row(key, value, node, path, context)),
    })
    for (const [key, value] of entries) addInner(value, joinPath(path, key), context)
    return
  }
  if (path === '') context.sections.push({ path, node, rows: [] })
  addInner(node, path, context)
}

/** Looks for objects in the lists, records and alternatives of a value. */
function addInner(schema, path, context) {
  const name = refOf(schema)
  if (name !== null) {
    if (!context.seen.has(name)) {
      context.seen.add(name)
      addInner(context.definitions[name], path, context)
    }
    return
  }
  if (schema.properties !== undefined) {
    const { type } = schema.properties
    addSections(schema, type?.const === undefined ? path : `${path} (${type.const})`, context)
  }
  if (schema.items !== undefined) addInner(schema.items, `${path}[]`, context)
  if (isSchema(schema.additionalProperties))
    addInner(schema.additionalProperties, joinPath(path, '<name>'), context)
  for (const one of schema.anyOf ?? []) addInner(one, path, context)
}

function row(key, value, parent, path, context) {
  const isRequired = parent.required?.includes(key) === true && value.default === undefined
  const example = value['x-code'] ?? exampleOf(value)
  if (value.const === undefined && (value.description === undefined || example === undefined)) {
    context.holes.push(joinPath(path, key))
  }
  const shown = value['x-code'] ?? formatValue(example, context.language)
  return [
    `\`${key}\``,
    typeOf(value, context, lastWord(key)),
    isRequired ? '**required**' : defaultOf(value, context),
    value.description ?? 'Says which kind of entry this is.',
    code(`${key}: ${shown}`),
  ].map(escapeCell)
}

function defaultOf({ default: value }, { language }) {
  if (value === undefined) return ''
  const isEmptyObject = value !== null && typeof value === 'object' && !Array.isArray(value)
  return isEmptyObject ? '' : code(formatValue(value, language))
}

/** `entries` says what is in a list whose entries are code, which a JSON Schema cannot describe. */
function typeOf(schema, context, entries = 'values') {
  if (schema.const !== undefined) return code(formatValue(schema.const, context.language))
  if (schema.enum !== undefined)
    return schema.enum.map((value) => code(formatValue(value, context.language))).join(' or ')
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map((one) => typeOf(one, context, entries)))].join(' or ')
  if (refOf(schema) !== null) return 'entry'
  if (schema.type === 'array' && !isSchema(schema.items)) return `list of ${entries}`
  if (schema.type === 'array') return `list of ${plural(typeOf(schema.items, context))}`
  if (schema.type === 'object') {
    return isSchema(schema.additionalProperties)
      ? `${plural(typeOf(schema.additionalProperties, context))} by name`
      : 'object'
  }
  return [schema.type]
    .flat()
    .map((name) => TYPE_NAMES[name])
    .join(' or ')
}

/** The last word of a key: `plugins` of `remarkPlugins`. */
function lastWord(key) {
  return key.replace(/^.*(?=[A-Z])/, '').toLowerCase()
}

const TYPE_NAMES = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  null: '`null`',
}

const PLURALS = { text: 'texts', object: 'objects', entry: 'entries' }

function plural(type) {
  return type
    .split(' or ')
    .map((one) => PLURALS[one] ?? one)
    .join(' or ')
}

/** Draft 7 ignores everything next to a reference, so a reference with a description is wrapped. */
function refOf({ $ref, allOf }) {
  if (allOf?.length === 1) return refOf(allOf[0])
  return $ref === undefined ? null : $ref.replace('#/definitions/', '')
}

function isSchema(value) {
  return value !== null && typeof value === 'object' && Object.keys(value).length > 0
}

function joinPath(path, key) {
  return path === '' ? key : `${path}.${key}`
}

function code(text) {
  return `\`${text}\``
}

function escapeCell(text) {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
}
