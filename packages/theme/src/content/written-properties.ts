import type { Element } from 'hast'
import { stringProperty } from './string-property.ts'

/** What writers may give any element of a text: a place to link to, a language and its direction. */
export interface WrittenProperties {
  readonly id?: string | undefined
  readonly lang?: string | undefined
  readonly dir?: string | undefined
}

/** Gives what the writer gave an element that the theme draws in its own way; undefined is what was not given. */
export function writtenProperties(node: Element): WrittenProperties {
  const property = (name: string): string | undefined => stringProperty(node, name) ?? undefined
  return { id: property('id'), lang: property('lang'), dir: property('dir') }
}
