import { BULLET_ITEM, NUMBERED_ITEM, THEMATIC_BREAK } from './plain-grammar.ts'

/** What an item of a list begins with. */
export interface ListMarker {
  /** Items of one list have the same: the bullet, or what follows the number. */
  readonly kind: string
  /** The number; null for a bullet. */
  readonly start: number | null
  /** Characters before the words. */
  readonly width: number
}

/** The marker of a list item that a line begins with; null for another line. */
export function markerOf(text: string): ListMarker | null {
  if (THEMATIC_BREAK.test(text)) return null
  const bullet = BULLET_ITEM.exec(text)
  if (bullet !== null) return { kind: bullet[1] ?? '', start: null, width: bullet[0].length }
  const numbered = NUMBERED_ITEM.exec(text)
  if (numbered === null) return null
  return { kind: numbered[2] ?? '', start: Number(numbered[1]), width: numbered[0].length }
}
