let latest: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [''] }

/** The lines of a text. The last result is kept: a file with a thousand diagnostics is split once. */
export function linesOf(text: string): readonly string[] {
  if (latest.text !== text) latest = { text, lines: text.split(/\r\n|\n|\r/) }
  return latest.lines
}
