import {
  type ApiDescription,
  type ApiNode,
  childOf,
  entriesOf,
  listOf,
  textOf,
} from '../pages/description.ts'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import type { ApiChange } from './api-change.ts'
import type { Judged } from './compare-fields.ts'
import type { WorkLimit } from './work-limit.ts'
import type { PlaceTaker } from './judged-places.ts'

/** The description as a whole, in the list of changes. */
export const WHOLE_API = 'API'

/** What says something of an operation, or of the API: the first that says it, from the inside out. */
type Owners = readonly [ApiNode, ...ApiNode[]]

/** Compares the addresses of an operation, or of the API; an operation inherits them from its path or the API if it has none. */
export function compareServers(
  before: Owners,
  after: Owners,
  subject: string,
  judged: Judged,
): readonly ApiChange[] {
  const { work } = judged
  const [earlier, later] = [serversOf(before, judged.before, work), serversOf(after, judged.after, work)]
  return [
    ...[...earlier]
      .filter((url) => !later.has(url))
      .map((url) => ({ kind: 'removed', subject, text: `server ${url}`, isBreaking: true }) as const),
    ...[...later]
      .filter((url) => !earlier.has(url))
      .map((url) => ({ kind: 'added', subject, text: `server ${url}`, isBreaking: false }) as const),
  ]
}

function serversOf(owners: Owners, judged: PlaceTaker, work: WorkLimit): ReadonlySet<string> {
  const servers = owners.map((owner) => listOf(owner, 'servers')).find(({ length }) => length > 0) ?? []
  for (const server of servers) work.spend(50 + textOf(server, 'url').length)
  judged.add(servers.map(({ path }) => [...path, 'url']))
  return new Set(servers.map((server) => textOf(server, 'url')))
}

/** A way to be allowed: schemes, each with its scopes. Empty where nothing is asked for. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>

/** Compares what an operation, or the API, asks for; both inherit it from the API where they say nothing. */
export function compareSecurity(
  before: Owners,
  after: Owners,
  subject: string,
  judged: Judged,
): readonly ApiChange[] {
  judged.before.add(before.map(({ path }) => [...path, 'security']))
  judged.after.add(after.map(({ path }) => [...path, 'security']))
  const [earlier, later] = [alternativesOf(before), alternativesOf(after)]
  const { work } = judged
  for (const way of [...earlier, ...later])
    for (const [name, scopes] of way) work.spend(10 + name.length + scopes.size)
  const [from, to] = [worded(earlier), worded(later)]
  if (from === to) return []
  // A client that was allowed needs a way that asks for nothing more.
  const isBreaking = !earlier.every((way) => later.some((other) => isWithin(other, way, work)))
  return [{ kind: 'changed', subject, text: `asks for ${to}, not ${from}`, isBreaking }]
}

function alternativesOf(nodes: readonly ApiNode[]): readonly Alternative[] {
  const owner = nodes.find(({ value }) => Array.isArray(value.security))
  const listed = owner === undefined ? [] : listOf(owner, 'security')
  const found = listed.map(
    ({ value }): Alternative =>
      new Map(
        Object.entries(value).map(([name, scopes]) => [
          name,
          new Set(Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : []),
        ]),
      ),
  )
  return found.length === 0 ? [new Map()] : found
}

function isWithin(way: Alternative, other: Alternative, work: WorkLimit): boolean {
  for (const [name, scopes] of way) {
    work.spend(1 + scopes.size)
    const allowed = other.get(name)
    if (allowed === undefined || ![...scopes].every((scope) => allowed.has(scope))) return false
  }
  return true
}

function worded(ways: readonly Alternative[]): string {
  const words = ways.map((way) =>
    [...way]
      .map(
        ([name, scopes]) =>
          `${name}${scopes.size === 0 ? '' : ` (${[...scopes].toSorted(compareCodePoints).join(', ')})`}`,
      )
      .toSorted(compareCodePoints)
      .join(' and '),
  )
  return [...new Set(words.map((word) => word || 'nothing'))].toSorted(compareCodePoints).join(' or ')
}

/** What a security scheme asks of a request. */
const SCHEME_KEYS = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl']

/** Compares the security schemes by their names. */
export function compareSchemes(
  old: ApiDescription,
  current: ApiDescription,
  judged: Judged,
): readonly ApiChange[] {
  const [earlier, later] = [schemesOf(old), schemesOf(current)]
  const subject = WHOLE_API
  const removed = [...earlier].filter(([name]) => !later.has(name))
  const added = [...later].filter(([name]) => !earlier.has(name))
  judged.before.add(removed.map(([, { path }]) => path))
  judged.after.add(added.map(([, { path }]) => path))
  return [
    ...removed.map(
      ([name]) =>
        ({ kind: 'removed', subject, text: `security scheme \`${name}\``, isBreaking: true }) as const,
    ),
    ...[...later].flatMap(([name, node]): readonly ApiChange[] => {
      const former = earlier.get(name)
      if (former === undefined)
        return [{ kind: 'added', subject, text: `security scheme \`${name}\``, isBreaking: false }]
      judged.before.add(SCHEME_KEYS.map((key) => [...former.path, key]))
      judged.after.add(SCHEME_KEYS.map((key) => [...node.path, key]))
      if (schemeKey(former) === schemeKey(node)) return []
      const [from, to] = [schemeText(former), schemeText(node)]
      return [
        {
          kind: 'changed',
          subject,
          text: `security scheme \`${name}\` is ${to}, not ${from}`,
          isBreaking: true,
        },
      ]
    }),
  ]
}

function schemesOf({ root }: ApiDescription): ReadonlyMap<string, ApiNode> {
  const components = childOf(root, 'components')
  return new Map(components === null ? [] : entriesOf(components, 'securitySchemes'))
}

/** Equal for schemes that ask for the same: the names of headers are the same in small and capital letters. */
function schemeKey(node: ApiNode): string {
  const text = schemeText(node)
  return textOf(node, 'in') === 'header' ? text.toLowerCase() : text
}

function schemeText(node: ApiNode): string {
  return SCHEME_KEYS.map((key) => textOf(node, key))
    .filter((text) => text !== '')
    .join(' ')
}
