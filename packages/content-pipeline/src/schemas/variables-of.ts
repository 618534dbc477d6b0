import type { Variables } from '../substitute-variables.ts'
import { isRecord } from './is-record.ts'

/** The values of `{{ name }}`: the product's and those under `variables`. */
export function variablesOf(config: unknown): Variables {
  const { product, variables } = isRecord(config) ? config : {}
  const own = Object.entries(isRecord(variables) ? variables : {})
  const ours = Object.entries(isRecord(product) ? product : {}).map(([key, item]) => [`product.${key}`, item])
  return new Map([...own, ...ours].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
