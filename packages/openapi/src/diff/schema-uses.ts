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
  const sent = new Map<string, ApiNode>()
  const received = new Map<string, ApiNode>()
  for (const { node, parameters, isWebhook } of model.operations) {
    const [out, back] = isWebhook ? [received, sent] : [sent, received]
    for (const parameter of parameters) {
      // Only components are asked for. What an operation itself has is at its path, which may be as long as all of its parameters.
      if (parameter.path[0] === 'components') out.set(JSON.stringify(parameter.path), parameter)
      reach(parameter.value, api, out)
    }
    reach(node.value.requestBody, api, out)
    reach(node.value.responses, api, back)
  }
  return {
    sent: schemaNames(sent),
    received: schemaNames(received),
    components: [...sent.values(), ...received.values()]
      .map(({ path }) => path)
      .filter(([group, , ...rest]) => group === 'components' && rest.length === 1),
  }
}

/** Adds what a value refers to. References may form a row of any length, so none is followed by a call of its own. */
function reach(value: unknown, api: ApiDescription, found: Map<string, ApiNode>): void {
  const open = [value]
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const reference: unknown = Reflect.get(next, '$ref')
    if (typeof reference === 'string' && !found.has(reference)) {
      const node = api.resolve({ value: { $ref: reference }, path: [] })?.node
      if (node !== undefined) {
        found.set(reference, node)
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
