/** A percent-encoded address or id in letters; one that is malformed stays as it is. */
export function decodeLetters(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
