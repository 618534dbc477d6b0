let latest: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [''] }

/** The lines of a text. Those of the text asked about last are kept: a file with a thousand faults is parted once. */
export function linesOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, lines: text.split(/\r\n|\n|\r/) }
  return latest.lines
}
