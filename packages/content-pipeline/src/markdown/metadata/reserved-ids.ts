import type { Properties } from 'hast'

/** Ids of the document around the article that do not begin with the prefix. */
export const RESERVED_IDS: readonly string[] = ['main', 'footnote-label']

/** The name of everything that the theme's scripts add to a document or look for in it. */
const PREFIX = /^fyr(?:-|$)/i

/** Whether an id begins as the ids of the theme do. Capitals make no difference here, although they do to browsers. */
export function hasReservedPrefix(id: string): boolean {
  return PREFIX.test(id)
}

/** Whether an id belongs to the document around the article; an article that used it would break the page or its scripts. */
export function isReservedId(id: string): boolean {
  return hasReservedPrefix(id) || RESERVED_IDS.includes(id.toLowerCase())
}

/** Whether an element of content may not have an id: the converter gives the label of footnotes the one of the document. */
export function isRefusedId(id: Properties[string]): boolean {
  return id !== null && id !== undefined && id !== 'footnote-label' && isReservedId(String(id))
}

/** What the author of an id that is taken can do. */
export function adviceForId(id: string): string {
  return hasReservedPrefix(id)
    ? 'Choose an id other than "fyr" that does not begin with "fyr-": those belong to the theme.'
    : 'Choose another id.'
}
