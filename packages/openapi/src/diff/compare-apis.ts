import { type ApiModel, type ApiOperation, readModel } from '../pages/api-model.ts'
import { type ApiDescription, type ApiNode, childOf, openDescription } from '../pages/description.ts'
import { schemaUses } from './schema-uses.ts'
import type { ApiChange } from './api-change.ts'
import { compareSchemes, compareSecurity, compareServers, WHOLE_API } from './compare-access.ts'
import { compareFields, type Judged } from './compare-fields.ts'
import { compareOperation } from './compare-operation.ts'
import { findDifferences, type Place } from './find-differences.ts'
import { JudgedPlaces, type PlaceTaker, unjudgedPlaces } from './judged-places.ts'
import { listFields } from './list-fields.ts'
import { TooMuchWork, WorkLimit } from './work-limit.ts'

interface OpenedApi {
  readonly file: string
  readonly api: ApiDescription
  readonly model: ApiModel
}

/** A description: its file, for messages, and its text. */
export interface DescriptionText {
  readonly file: string
  readonly text: string
}

/**
 * Compares two descriptions of an API. What is in a named schema is reported once, for the schema; what breaks a client depends on whether it
 * sends the schema, gets it, or both. Operations and schemas that stand for more than the descriptions are long are not compared, but
 * named. What differs and is not compared is listed last, by its place: there are no changes only where there is no difference.
 *
 * @throws `SiteError` for a file that is not a description, or is invalid.
 */
export function compareApis(before: DescriptionText, after: DescriptionText): readonly ApiChange[] {
  const [old, current] = [openApi(before), openApi(after)]
  const differences = findDifferences(old.api.root.value, current.api.root.value)
  if (differences.length === 0) return []
  const work = new WorkLimit(before.text.length + after.text.length)
  const judged = { before: new JudgedPlaces(), after: new JudgedPlaces(), work }
  const roots = [[old.api.root], [current.api.root]] as const
  const changes = [
    ...compareWhole(WHOLE_API, judged, (own) => [
      ...compareServers(...roots, WHOLE_API, own),
      ...compareSecurity(...roots, WHOLE_API, own),
      ...compareSchemes(old.api, current.api, own),
    ]),
    ...compareOperations(old, current, judged),
    ...compareSchemas(old, current, judged),
  ]
  const others = unjudgedPlaces(
    differences,
    { root: old.api.root.value, judged: judged.before },
    { root: current.api.root.value, judged: judged.after },
  ).map(({ place, isAfter }): ApiChange => {
    const { file, api } = isAfter ? current : old
    const line = api.lineOf({ value: {}, path: place })
    return { kind: 'unjudged', subject: nameOfPlace(place), text: `${file}:${line}`, isBreaking: false }
  })
  if (changes.length + others.length > 0) return [...changes, ...others]
  const text = 'says the same in another way'
  return [{ kind: 'changed', subject: WHOLE_API, text, isBreaking: false }]
}

/** Longer keys are cut: everything below such a key names it. */
const LONGEST_KEY = 200

function nameOfPlace(place: Place): string {
  return place
    .map((key) =>
      typeof key === 'string' && key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key,
    )
    .join(' > ')
}

function takerOf(taken: Place[]): PlaceTaker {
  return {
    add(places) {
      for (const place of places) taken.push(place)
    },
  }
}

/**
 * Compares a part as a whole, or says that it is not compared: of what is too much, a few changes would look like all, and the places that
 * were read until then like compared ones.
 */
function compareWhole(
  subject: string,
  judged: Judged,
  compare: (own: Judged) => readonly ApiChange[],
): readonly ApiChange[] {
  const [before, after]: [Place[], Place[]] = [[], []]
  try {
    const changes = compare({ before: takerOf(before), after: takerOf(after), work: judged.work })
    judged.before.add(before)
    judged.after.add(after)
    return changes
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    return [{ kind: 'uncompared', subject, text: '', isBreaking: false }]
  }
}

function openApi({ file, text }: DescriptionText): OpenedApi {
  const api = openDescription(file, text)
  const model = readModel(api)
  api.throwIssues()
  return { file, api, model }
}

function nameOf({ method, path, isWebhook }: ApiOperation): string {
  return isWebhook ? `webhook ${path}` : `${method.toUpperCase()} ${path}`
}

function compareOperations(old: OpenedApi, current: OpenedApi, judged: Judged): readonly ApiChange[] {
  const before = new Map(old.model.operations.map((one) => [nameOf(one), one]))
  const after = new Map(current.model.operations.map((one) => [nameOf(one), one]))
  const removed = [...before].filter(([name]) => !after.has(name))
  const added = [...after].filter(([name]) => !before.has(name))
  judged.before.add(removed.map(([, operation]) => wholeOf(operation, current.api)))
  judged.after.add(added.map(([, operation]) => wholeOf(operation, old.api)))
  return [
    ...removed.map(([subject]): ApiChange => ({ kind: 'removed', subject, text: '', isBreaking: true })),
    ...[...after].flatMap(([subject, operation]): readonly ApiChange[] => {
      const earlier = before.get(subject)
      if (earlier === undefined) return [{ kind: 'added', subject, text: '', isBreaking: false }]
      return compareWhole(subject, judged, (own) =>
        compareOperation(earlier, operation, { subject, old: old.api, current: current.api, judged: own }),
      )
    }),
  ]
}

/** Where an operation is written: with all of its path if the other description has nothing there. */
function wholeOf({ node, path, isWebhook }: ApiOperation, other: ApiDescription): ApiNode['path'] {
  const group = isWebhook ? 'webhooks' : 'paths'
  return childOf(other.root, group, path) === null ? [group, path] : node.path
}

/** Compares the schemas that both have; those of one are part of what uses them. */
function compareSchemas(old: OpenedApi, current: OpenedApi, judged: Judged): readonly ApiChange[] {
  const uses = [schemaUses(old.api, old.model), schemaUses(current.api, current.model)] as const
  judged.before.add(uses[0].components.filter((path) => childOf(current.api.root, ...path) === null))
  judged.after.add(uses[1].components.filter((path) => childOf(old.api.root, ...path) === null))
  const before = new Map(old.model.schemas.map(({ name, node }) => [name, node]))
  return current.model.schemas.flatMap(({ name, node }) => {
    const former = before.get(name)
    if (former === undefined) return []
    const { work } = judged
    return compareWhole(name, judged, (own) =>
      compareFields(
        listFields(former, { api: old.api, work }),
        listFields(node, { api: current.api, work }),
        {
          subject: name,
          noun: 'field',
          whole: 'value',
          isSent: uses.some(({ sent }) => sent.has(name)),
          isReceived: uses.some(({ received }) => received.has(name)),
          judged: own,
        },
      ),
    )
  })
}
