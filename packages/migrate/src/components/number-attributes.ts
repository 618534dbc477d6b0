/** A component and its attributes. What is not closed goes on to the end, so that no text is read twice. */
const COMPONENT = /<([A-Z][\w.]*)((?:[^<>"'{]|"[^"]*(?:"|$)|'[^']*(?:'|$)|\{[^}]*(?:\}|$))*)/g

/** Attributes that a page writes as numbers, by the name of the component. */
export function numberAttributes(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, name = '', attributes = ''] of text.matchAll(COMPONENT)) {
    const own = found.get(name) ?? new Set()
    for (const [, attribute = ''] of attributes.matchAll(/(?<![\w-])([\w-]+)=\{\s*-?\d+(?:\.\d+)?\s*\}/g))
      own.add(attribute)
    found.set(name, own)
  }
  return found
}
