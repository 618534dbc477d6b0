/** Where the ids of an island begin, by its number on the page from 0: those of the others begin otherwise. */
export function islandIdPrefix(index: number): string {
  return `island-${index}-`
}
