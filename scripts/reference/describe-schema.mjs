import { exampleOf, formatValue } from './format-example.mjs'
import { UserMistake } from './user-mistake.mjs'

/**
 * Returns Markdown for one JSON Schema: the keys of the whole, and those of each object inside it. `keys` are those of the whole
 * to describe, all by default; `headings` has the heading of each object, whose path is the heading otherwise. Throws a `UserMistake`
 * that names every key without a description or an example, and every object without a heading.
 */
export function describeSchema(schema, { language, heading = null, keys, headings }) {
  const level = heading === null ? 2 : 3
  const title = heading === null ? [] : [`## ${heading}`]
  const sections = readSections(schema, language, keys).map(({ path, node, rows }) =>
    [
      ...(path === '' ? [] : headingOf(path, level, headings)),
      ...(isSaidAbove(path, keys) ? [] : [node.description ?? []].flat()),
      ...(rows.length === 0 ? wholeExample(node, language) : [fields(rows)]),
    ].join('\n\n'),
  )
  return [...title, ...sections].join('\n\n')
}

/** Whether the beginning of a page of some keys says what an object is: the whole, or the value of one of the keys. */
function isSaidAbove(path, keys) {
  return keys !== undefined && (path === '' || keys.includes(path))
}

/**
 * The objects in a JSON Schema, of `keys` alone where they are given: the path of each, empty for the whole, and its keys, each with its
 * type and what it means.
 */
export function sectionsOf(schema, keys) {
  return readSections(schema, 'ts', keys).map(({ path, rows }) => ({
    path,
    keys: rows.map(({ key, type, description }) => ({ key, type, description })),
  }))
}

function readSections(schema, language, keys = Object.keys(schema.properties ?? {})) {
  const context = {
    language,
    definitions: schema.definitions ?? {},
    sections: [],
    seen: new Set(),
    holes: [],
  }
  addSections(withKeys(schema, keys), '', context)
  if (context.holes.length > 0) {
    throw new UserMistake([
      `The schema "${schema.title}" lacks a description, or an example or default, of: ${context.holes.join(', ')}. Add "description" and "examples" to .meta({ … }) of each key in packages/content-pipeline/src/schemas/.`,
    ])
  }
  return context.sections
}

/** The schema with some of its keys, in their order. */
function withKeys(schema, keys) {
  if (schema.properties === undefined) return schema
  return { ...schema, properties: Object.fromEntries(keys.map((key) => [key, schema.properties[key]])) }
}

/** The heading of an object. Its id is made from its path, so that links to it survive another wording. */
function headingOf(path, level, headings) {
  const marks = '#'.repeat(level)
  if (headings === undefined) return [`${marks} \`${path}\``]
  const heading = headings[path]
  if (heading === undefined)
    throw new UserMistake([
      `"${path}" has no heading. Add it to the headings in scripts/reference/site-config-pages.mjs.`,
    ])
  return [`${marks} ${heading} {#${slug(path)}}`, code(path)]
}

/** An example of a value without keys of its own, such as a list. */
function wholeExample({ examples: [example] = [] }, language) {
  return example === undefined ? [] : [`\`\`\`${language}\n${formatValue(example, language)}\n\`\`\``]
}

/** The keys as fields: what each is called and takes on one line, below what it means, with an example. */
function fields(rows) {
  return [':::fields', rows.map(field).join('\n\n'), ':::'].join('\n\n')
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
    for (const [key, value] of entries) {
      // What has a title has a page of its own.
      if (value.title === undefined) addInner(value, joinPath(path, key), context)
    }
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
  const fallback = isRequired ? '**required**' : defaultOf(value, context)
  const type = typeNameAt(value, joinPath(path, key), context)
  const target = objectIn(value, joinPath(path, key), context)
  const description = oneLine(value.description ?? 'Says which kind of entry this is.')
  return { key, type, target, fallback, description, example: oneLine(`${key}: ${shown}`) }
}

/** A key as a field; its type is a link to the section below that has the keys of an object. */
function field({ key, type, target, fallback, description, example }) {
  const first = [
    `${code(key)} ${target === null ? code(type) : `[${code(type)}](#${slug(target)})`}`,
    ...(fallback === '' ? [] : [fallback]),
  ]
  return [`- ${first.join(' · ')}`, `  ${description}`, `  ${code(example)}`].join('\n\n')
}

function defaultOf({ default: value }, { language }) {
  if (value === undefined) return ''
  const isEmptyObject = value !== null && typeof value === 'object' && !Array.isArray(value)
  return isEmptyObject ? '' : `default ${code(formatValue(value, language))}`
}

/** Types of values that are code, which a JSON Schema cannot describe. */
const CODE_TYPES = {
  sources: 'ContentSource[]',
  checks: 'SiteCheck[]',
  remarkPlugins: 'Plugin[]',
  rehypePlugins: 'Plugin[]',
  'frontMatter.docs': 'StandardSchema',
  'frontMatter.blog': 'StandardSchema',
  'frontMatter.pages': 'StandardSchema',
  'diagnostics.ignore[].code': 'DiagnosticCode',
}

/** The type of a value as TypeScript writes it. */
function typeNameAt(schema, path, context) {
  return CODE_TYPES[path] ?? CODE_TYPES[path.replace(/^.*\./, '')] ?? typeName(schema, context)
}

/** The path of the section that describes the one object inside a value; null where there is none, or more than one. */
function objectIn(schema, path, context) {
  const paths = objectsIn(schema, path, context)
  return paths.length === 1 ? paths[0] : null
}

function objectsIn(schema, path, context) {
  if (refOf(schema) !== null) return []
  if (schema.properties !== undefined) {
    const { type } = schema.properties
    return [type?.const === undefined ? path : `${path} (${type.const})`]
  }
  return [
    ...(schema.items === undefined ? [] : objectsIn(schema.items, `${path}[]`, context)),
    ...(isSchema(schema.additionalProperties)
      ? objectsIn(schema.additionalProperties, joinPath(path, '<name>'), context)
      : []),
    ...(schema.anyOf ?? []).flatMap((one) => objectsIn(one, path, context)),
  ]
}

/** The id that the pipeline gives the heading of a path. */
export function slug(path) {
  return path
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

function typeName(schema, context) {
  if (schema.const !== undefined) return formatValue(schema.const, context.language)
  if (schema.enum !== undefined)
    return schema.enum.map((value) => formatValue(value, context.language)).join(' | ')
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map((one) => typeName(one, context)))].join(' | ')
  if (refOf(schema) !== null) return 'Entry'
  if (schema.type === 'array')
    return listOf(isSchema(schema.items) ? typeName(schema.items, context) : 'unknown')
  if (schema.type === 'object')
    return isSchema(schema.additionalProperties)
      ? `Record<string, ${typeName(schema.additionalProperties, context)}>`
      : 'object'
  const names = [schema.type].flat().map((name) => (name === 'integer' ? 'number' : name))
  // A schema without a type is one of code, such as a function or a plugin.
  return names.map((name) => name ?? 'function').join(' | ')
}

function listOf(type) {
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`
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

function oneLine(text) {
  return text.replaceAll('\n', ' ')
}
