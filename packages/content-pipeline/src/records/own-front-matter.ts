import type { DiagnosticLog, Issue } from '../diagnostic.ts'
import { nearestName } from '../nearest-name.ts'
import type { CollectionName } from '../read/read-collection.ts'
import { checkEntries, spell } from '../schemas/check-value.ts'
import { frontMatterSchemas } from '../schemas/front-matter.ts'
import { knownKeys } from '../schemas/known-keys.ts'
import {
  keysOfSchema,
  type SchemaIssue,
  type StandardSchema,
  validateBy,
} from '../schemas/standard-schema.ts'
import { isRecord } from '../schemas/is-record.ts'
import type { OwnFrontMatter, SurveyedFile } from './records.ts'

/** Input for checking the front matter of a document by the schema of its site. */
export interface OwnFrontMatterInput {
  readonly collection: CollectionName
  readonly schema: StandardSchema
  /** As it is written, with what a translation takes from its original. */
  readonly written: OwnFrontMatter
  /** Whether an error may be one of the document's original, where it is reported. */
  readonly isOfOriginal: (key: string) => boolean
}

/**
 * The values of the site's own keys. The schema is given the whole front matter, so it may also ask for more of the keys
 * that every site has. Of what it gives, those keys are left out: their values are known. A key that neither knows is
 * reported as one without a meaning.
 */
export function readOwnFrontMatter(
  { file, ownKeys, locate }: Pick<SurveyedFile<unknown>, 'file' | 'ownKeys' | 'locate'>,
  { collection, schema, written, isOfOriginal }: OwnFrontMatterInput,
  log: DiagnosticLog,
): OwnFrontMatter {
  const known = new Set(knownKeys(frontMatterSchemas[collection], []))
  const report = (path: readonly PropertyKey[], issue: Issue): void =>
    log.add(file.source, { ...issue, at: locate(path) })
  const outcome = validateBy(schema, written)
  if (outcome.type === 'failed') {
    const problem = `The schema "frontMatter.${collection}" cannot check this front matter. ${outcome.reason}`
    report([], { code: 'schema-failed', problem, hint: ADVICE })
    return {}
  }
  if (outcome.type === 'invalid') {
    for (const issue of outcome.issues) {
      const [key] = issue.path
      if (typeof key === 'string' && isOfOriginal(key)) continue
      const candidates = ownKeys.filter((one) => !known.has(one))
      report(...describeIssue(issue, { collection, written, candidates }))
    }
    return {}
  }
  const given = isRecord(outcome.value) ? outcome.value : {}
  reportUnknownKeys(
    ownKeys.filter((key) => !known.has(key) && !Object.hasOwn(given, key)),
    { collection, written, own: [...new Set([...Object.keys(given), ...keysOfSchema(schema)])], report },
  )
  return Object.fromEntries(Object.entries(given).filter(([key]) => !known.has(key)))
}

const ADVICE =
  'A schema must be synchronous, must not throw, and must depend on nothing but the front matter.'

interface IssueContext {
  readonly collection: CollectionName
  readonly written: OwnFrontMatter
  /** Keys in the file that only the site can know. */
  readonly candidates: readonly string[]
}

function describeIssue(
  { path, message }: SchemaIssue,
  { collection, written, candidates }: IssueContext,
): [path: readonly PropertyKey[], issue: Issue] {
  const [key] = path
  const problem = path.length === 0 ? message : `"${spell(path)}": ${message}`
  const checkedBy = `"frontMatter.${collection}" in the configuration requires it.`
  const isMissing = typeof key === 'string' && !Object.hasOwn(written, key)
  const misspelt = isMissing ? nearestName(key, candidates) : null
  if (misspelt !== null && typeof key === 'string') {
    const fix = { from: misspelt, to: key }
    const hint = `Did you mean "${key}" instead of "${misspelt}"?`
    return [[misspelt], { code: 'invalid-value', problem, hint, fix }]
  }
  return [path, { code: 'invalid-value', problem, hint: checkedBy }]
}

interface UnknownKeysContext extends Omit<IssueContext, 'candidates'> {
  /** Keys that the schema gave, and those that it says to know. */
  readonly own: readonly string[]
  readonly report: (path: readonly PropertyKey[], issue: Issue) => void
}

function reportUnknownKeys(
  keys: readonly string[],
  { collection, written, own, report }: UnknownKeysContext,
): void {
  const known = knownKeys(frontMatterSchemas[collection], [])
  for (const key of keys) {
    const near = nearestName(key, own)
    const isOurs = near === null || nearestName(key, [near, ...known]) !== near
    const value = { [key]: written[key] }
    for (const { problem, hint, fix } of checkEntries<object>(frontMatterSchemas[collection], value).issues) {
      const advice = isOurs ? { hint, fix } : { hint: `Did you mean "${near}"?`, fix: null }
      report([key], { code: 'unknown-field', problem, ...advice })
    }
  }
}
