/** The regular expression that a text of unknown origin is; null for one that is none. */
export function readExpression(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}
