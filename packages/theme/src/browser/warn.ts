const said = new Set<string>()

/** Writes a warning to the console, each text once per document. */
export function warnOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(`Fyr: ${text}`)
}
