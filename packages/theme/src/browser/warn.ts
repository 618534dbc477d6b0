const said = new Set<string>()

/** Writes a warning to the console, each text once per document. */
export function warnOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(`Fyr: ${text}`)
}

/**
 * Notes, for those who look for it, that React has rendered a part of the page again. Translators and extensions change texts
 * before that part starts, so it is not an error of the site.
 */
export function noteRecovered(error: unknown): void {
  console.debug('Fyr:', error)
}
