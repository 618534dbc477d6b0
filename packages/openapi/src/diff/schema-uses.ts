import type { ApiModel } from '../pages/api-model.ts'
import type { ApiDescription, ApiNode } from '../pages/description.ts'

/** What the operations of an API use of its components, also within others. */
export interface SchemaUses {
  /** Names of the schemas that clients send. */
  readonly sent: ReadonlySet<string>
  /** Names of the schemas that clients get. */
  readonly received: ReadonlySet<string>
  /** Where all components that are used are written. */
  readonly components: readonly ApiNode['path'][]
}

/** Finds what the operations of an API use. */
export function schemaUses(api: ApiDescription, model: ApiModel): SchemaUses {
  const sent: Reached = { nodes: new Map(), values: new Set() }
  const received: Reached = { nodes: new Map(), values: new Set() }
  for (const { node, parameters, isWebhook } of model.operations) {
    const [out, back] = isWebhook ? [received, sent] : [sent, received]
    for (const parameter of parameters) {
      // Only components are asked for. What an operation itself has is at its path, which may be as long as all of its parameters.
      if (parameter.path[0] === 'components') out.nodes.set(JSON.stringify(parameter.path), parameter)
      reach(parameter.value, api, out)
    }
    reach(node.value.requestBody, api, out)
    reach(node.value.responses, api, back)
  }
  return {
    sent: schemaNames(sent.nodes),
    received: schemaNames(received.nodes),
    components: [...sent.nodes.values(), ...received.nodes.values()]
      .map(({ path }) => path)
      .filter(([group, , ...rest]) => group === 'components' && rest.length === 1),
  }
}

/** What is referred to, by its reference, and the values that were read: operations share parameters. */
interface Reached {
  readonly nodes: Map<string, ApiNode>
  readonly values: Set<unknown>
}

/** Adds what a value refers to. References may form a row of any length, so none is followed by a call of its own. */
function reach(value: unknown, api: ApiDescription, found: Reached): void {
  const open = [value]
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null || found.values.has(next)) continue
    found.values.add(next)
    const reference: unknown = Reflect.get(next, '$ref')
    if (typeof reference === 'string' && !found.nodes.has(reference)) {
      const node = api.resolve({ value: { $ref: reference }, path: [] })?.node
      if (node !== undefined) {
        found.nodes.set(reference, node)
        open.push(node.value)
      }
    }
    for (const inner of Object.values(next)) open.push(inner)
  }
}

function schemaNames(found: ReadonlyMap<string, ApiNode>): ReadonlySet<string> {
  return new Set(
    [...found.values()].flatMap(({ path: [group, kind, name, ...rest] }) =>
      group === 'components' && kind === 'schemas' && rest.length === 0 && typeof name === 'string'
        ? [name]
        : [],
    ),
  )
}
