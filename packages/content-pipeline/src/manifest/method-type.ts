import type { AdmonitionType } from './admonition-types.ts'

/** The colours of methods that people know, by the admonition that has them. They repeat what the name says. */
const TYPES: Readonly<Record<string, AdmonitionType>> = {
  get: 'info',
  post: 'tip',
  put: 'warning',
  patch: 'warning',
  delete: 'danger',
}

/** The type of the badge of an HTTP method, in small letters. */
export function methodType(method: string): AdmonitionType {
  return TYPES[method] ?? 'note'
}
