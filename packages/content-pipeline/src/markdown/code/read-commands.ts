/** Languages of what is typed into a shell. */
const SHELLS = new Set([
  'bash',
  'console',
  'sh',
  'shell',
  'shell-session',
  'shellscript',
  'shellsession',
  'zsh',
])

/** A prompt as shells print it: `$ `, `me@host:~$ `, `[me@host folder]$ `. No shell reads a line that starts so. */
const PROMPT = /^(?:\[[^\]]*\]|[\w.-]+@[^\s$]+)?\$ +(?=\S)/
/** What a shell prints in front of the next line of a command. */
const NEXT_LINE = /^> ?/
const HEREDOC = /<<-?\s*(["']?)(\w+)\1/

/**
 * The commands of a block in a shell language that shows prompts, without these and without what the commands print; null for
 * any other block. A command goes on after a backslash, in an open quote, and in a here document.
 */
export function readCommands(lines: readonly string[], language: string): string | null {
  if (!SHELLS.has(language)) return null
  const entered: string[][] = []
  for (const line of lines) {
    const [prompt] = PROMPT.exec(line) ?? []
    if (prompt === undefined) entered.at(-1)?.push(line)
    else entered.push([line.slice(prompt.length)])
  }
  return entered.length === 0 ? null : entered.flatMap(wholeCommand).join('\n')
}

/** The lines of a command, without what it prints below them. One that never ends is only its first line. */
function wholeCommand([first = '', ...below]: readonly string[]): readonly string[] {
  const [, , delimiter] = HEREDOC.exec(first) ?? []
  if (delimiter !== undefined) {
    const end = below.findIndex((line) => line.replace(NEXT_LINE, '').trim() === delimiter)
    return [first, ...below.slice(0, end + 1)]
  }
  const written = [first]
  let quote = quoteAfter(first, null)
  for (const line of below) {
    const isOpen = quote !== null || /(?:^|[^\\])(?:\\\\)*\\$/.test(written.at(-1) ?? '')
    if (!isOpen) return written
    const text = quote === null ? line.replace(NEXT_LINE, '') : line
    written.push(text)
    quote = quoteAfter(text, quote)
  }
  return quote === null ? written : [first]
}

/** The quote that is open after a line of a command, or null. `quote` is the one that was open before it. */
function quoteAfter(line: string, quote: string | null): string | null {
  let open = quote
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (character === '\\' && open !== "'") at += 1
    else if (open !== null) open = character === open ? null : open
    else if (character === '"' || character === "'") open = character
    else if (character === '#' && /^\s?$/.test(line.charAt(at - 1))) return null
  }
  return open
}
