import type { Element } from 'hast'
import { stringProperty } from './string-property.ts'

/** Attributes that authors may give any element: id, language and direction. */
export interface WrittenProperties {
  readonly id?: string | undefined
  readonly lang?: string | undefined
  readonly dir?: string | undefined
}

/** The author's attributes of an element that the theme renders itself; undefined for those not set. */
export function writtenProperties(node: Element): WrittenProperties {
  const property = (name: string): string | undefined => stringProperty(node, name) ?? undefined
  return { id: property('id'), lang: property('lang'), dir: property('dir') }
}
