/** Prefix of the ids of an island, by its number on the page from 0, so that islands do not collide. */
export function islandIdPrefix(index: number): string {
  return `island-${index}-`
}
