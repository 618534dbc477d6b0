/** Parent folders of a path: `docs/intro/index.html` -> `docs` and `docs/intro`. */
export function parentsOf(place: string): string[] {
  return [...place.matchAll(/\//g)].map(({ index }) => place.slice(0, index))
}
