/** Mistakes reported for one text: the first ones explain the others. */
export const MAX_MISTAKES = 20

/** What a pattern finds in a text at first. */
export function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) {
    found.push(match)
    if (found.length === MAX_MISTAKES) break
  }
  return found
}
