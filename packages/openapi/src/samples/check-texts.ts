import { type ApiNode, textOf } from '../pages/description.ts'
import { checkValue } from './check-value.ts'
import { readJson } from './json-sample.ts'
import { isPlaceholder, type Placed, type SampleIssue } from './request-sample.ts'
import { mediaOf, type SampleApi } from './sample-api.ts'
import { isRecord } from '@fyr/content-pipeline/internal'

/** Compares texts of an address or a header with the schema of their parameter. */
export function checkTexts(
  values: readonly Placed[],
  parameter: ApiNode,
  api: SampleApi,
  name = textOf(parameter, 'name'),
): readonly SampleIssue[] {
  const [first] = values
  if (first === undefined || values.some(({ text }) => isPlaceholder(text))) return []
  const written = parameter.value.schema ?? mediaOf(parameter)[0]?.schema ?? null
  if (written === null) return []
  const schema = api.schemas.convert(written)
  const isContent = parameter.value.schema === undefined
  const types = typesOf(schema, api)
  const value = isContent
    ? readJson(first.text).sample?.value
    : types.has('array')
      ? listedTexts(values, parameter).map(({ text }) => textAs(text, itemTypes(schema, api)))
      : textAs(first.text, types)
  // An object is spread over the address in many ways.
  if (types.has('object') && typeof value === 'string') return []
  return checkValue({ value, schema, isOpenAt: () => false, isRequest: false }, api.schemas).map(
    ({ path, problem, hint }) => ({
      offset: values[Number(path[0] ?? 0)]?.offset ?? first.offset,
      problem: problem.replace(/^(?:The value|"[^"]*")/, `"${name}"`),
      hint,
    }),
  )
}

function listedTexts(values: readonly Placed[], { value: { explode } }: ApiNode): readonly Placed[] {
  const [only] = values
  if (values.length > 1 || only === undefined || (explode !== false && !only.text.includes(',')))
    return values
  return only.text.split(',').map((text) => ({ text, offset: only.offset }))
}

/** The types that a schema allows, where it says so. */
export function typesOf(schema: unknown, api: SampleApi, depth = 0): ReadonlySet<string> {
  if (!isRecord(schema) || depth > DEEPEST_TYPE) return new Set()
  const { type, $ref, allOf, anyOf, oneOf, enum: values } = schema
  const inner = [
    ...(typeof $ref === 'string' ? [api.schemas.follow($ref)] : []),
    ...[allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])),
  ].flatMap((one) => [...typesOf(one, api, depth + 1)])
  const own = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string')
  const ofValues = type === undefined && Array.isArray(values) ? values.map((value) => typeof value) : []
  return new Set([...own, ...inner, ...ofValues])
}

/** References that lead to references. */
const DEEPEST_TYPE = 8

function itemTypes(schema: unknown, api: SampleApi): ReadonlySet<string> {
  const target =
    isRecord(schema) && typeof schema.$ref === 'string' ? api.schemas.follow(schema.$ref) : schema
  return isRecord(target) ? typesOf(target.items, api) : new Set()
}

/** The value that a text in an address stands for, if its schema allows something other than a string. */
export function textAs(text: string, types: ReadonlySet<string>): unknown {
  if ((types.has('integer') || types.has('number')) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text))
    return Number(text)
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return types.has('null') && text === 'null' ? null : text
}
