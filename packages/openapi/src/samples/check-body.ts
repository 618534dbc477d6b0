import { textAs, typesOf } from './check-texts.ts'
import { checkValue } from './check-value.ts'
import { type CheckedSample, invalid, NOTHING_WRONG, together } from './checked-sample.ts'
import { readJson } from './json-sample.ts'
import { isPlaceholder, type PlacedBody, readPairs } from './request-sample.ts'
import { isJsonLinesType, isJsonType, matchesType, type Media, type SampleApi } from './sample-api.ts'
import { isRecord } from '@fyr/content-pipeline/internal'

interface BodyContext {
  readonly isRequest: boolean
  readonly api: SampleApi
}

/** Compares a body with the schema of its media type. */
export function checkBody(body: PlacedBody, all: readonly Media[], context: BodyContext): CheckedSample {
  const json = all.find(({ type }) => isJsonType(type) && !isJsonLinesType(type))
  const lines = all.find(({ type }) => isJsonLinesType(type))
  const form = all.find(({ type }) => matchesType('application/x-www-form-urlencoded', type))
  const isJson = /^\s*[[{"\d]/.test(body.text)
  if (form !== undefined && (!isJson || json === undefined)) return checkForm(body, form, context)
  if (lines !== undefined && (json === undefined || isJsonLines(body.text)))
    return checkLines(body, lines.schema, context)
  return json === undefined ? NOTHING_WRONG : checkJson(body, json.schema, context)
}

/** Whether a text has a whole JSON value on its first line, and more below it. */
function isJsonLines(text: string): boolean {
  const [first = '', ...rest] = text.trim().split('\n')
  return rest.length > 0 && readJson(first).sample !== null
}

/** Compares a JSON text with a schema. */
export function checkJson(body: PlacedBody, schema: unknown, { isRequest, api }: BodyContext): CheckedSample {
  const { sample, issues, wildcardCount } = readJson(body.text)
  const ofSyntax = issues.map(({ offset, problem }) => ({
    offset: body.offsetOf(offset),
    problem,
    hint: 'A sample must be valid JSON; a line of "..." stands for what is left out.',
  }))
  if (sample === null || schema === null) return { issues: ofSyntax, wildcardCount }
  const { value, isOpenAt, offsetOf } = sample
  const problems = checkValue(
    { value, schema: api.schemas.convert(schema), isOpenAt, isRequest },
    api.schemas,
  )
  const ofSchema = problems.map(({ path, problem, hint }) => ({
    offset: body.offsetOf(offsetOf(path)),
    problem,
    hint,
  }))
  return { issues: [...ofSyntax, ...ofSchema], wildcardCount }
}

function checkLines(body: PlacedBody, schema: unknown, context: BodyContext): CheckedSample {
  let at = 0
  return together(
    body.text.split('\n').map((text) => {
      const start = at
      at += text.length + 1
      if (text.trim() === '') return NOTHING_WRONG
      if (/^\s*(?:\.\.\.|…)\s*$/.test(text)) return { issues: [], wildcardCount: 1 }
      return checkJson({ text, offsetOf: (offset) => body.offsetOf(start + offset) }, schema, context)
    }),
  )
}

/** Compares `a=1&b=2` with the schema of its fields. */
function checkForm(
  body: PlacedBody,
  { schema: written }: Media,
  { api, isRequest }: BodyContext,
): CheckedSample {
  if (written === null) return NOTHING_WRONG
  const schema = api.schemas.convert(written)
  const pairs = readPairs({ text: body.text, offset: 0 })
  const fields = pairs.filter(({ value }) => !isPlaceholder(value.text))
  const hidden = new Set(pairs.filter(({ value }) => isPlaceholder(value.text)).map(({ name }) => name.text))
  const value = Object.fromEntries(
    pairs.map((pair) => [pair.name.text, textAs(pair.value.text, fieldTypes(schema, pair.name.text, api))]),
  )
  const problems = checkValue({ value, schema, isOpenAt: () => false, isRequest }, api.schemas)
  const issues = problems.flatMap(({ path, problem, hint, isUnknownField = false }) => {
    const [name] = path
    if (hidden.has(String(name)) && !isUnknownField) return []
    const pair = [...fields, ...pairs].find((one) => one.name.text === name)
    return [{ offset: body.offsetOf(pair?.name.offset ?? 0), problem, hint }]
  })
  return invalid(issues)
}

function fieldTypes(schema: unknown, name: string, api: SampleApi): ReadonlySet<string> {
  const target =
    isRecord(schema) && typeof schema.$ref === 'string' ? api.schemas.follow(schema.$ref) : schema
  const properties = isRecord(target) && isRecord(target.properties) ? target.properties : {}
  return typesOf(properties[name], api)
}
