/** Decodes a percent-encoded address or id; a malformed one is returned as it is. */
export function decodeLetters(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
