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
/** Not `<<<`, which has its text on the same line. */
const HEREDOC = /(?<!<)<<(?!<)-?\s*(["']?)(\w+)\1/g

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

/** The lines of a command, without what it prints below them. One whose quote never ends is only its first line. */
function wholeCommand([first = '', ...below]: readonly string[]): readonly string[] {
  const continued: { readonly line: string; readonly isQuoted: boolean }[] = []
  let last = first
  let quote = quoteAfter(first, null)
  for (const line of below) {
    const isOpen = quote !== null || /(?:^|[^\\])(?:\\\\)*\\$/.test(last)
    if (!isOpen) break
    continued.push({ line, isQuoted: quote !== null })
    quote = quoteAfter(line, quote)
    last = line
  }
  if (quote !== null) return [first]
  // A quoted line may begin with this character itself.
  const isPrompted = continued.every(({ line }) => line.startsWith('>'))
  const written = continued.map(({ line, isQuoted }) =>
    isQuoted && !isPrompted ? line : line.replace(NEXT_LINE, ''),
  )
  const command = [first, ...written]
  return [...command, ...hereDocuments(command.join('\n'), below.slice(written.length))]
}

/** The lines of the here documents that a command opens. One that never ends has none. */
function hereDocuments(command: string, below: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const [, , delimiter] of command.matchAll(HEREDOC)) {
    const rest = below.slice(lines.length)
    const end = rest.findIndex((line) => line.replace(NEXT_LINE, '').trim() === delimiter)
    if (end === -1) break
    const isPrompted = rest[end]?.startsWith('>') === true
    const body = rest.slice(0, end + 1)
    lines.push(...(isPrompted ? body.map((line) => line.replace(NEXT_LINE, '')) : body))
  }
  return lines
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
