import { COMMENT_START, hasLineRange, type LineCommand, readCommand } from './mark-code-lines.ts'

/** A command to mark lines of code that does not do what its author means. */
export interface UnreadCommand {
  /** Place of its line in the code, from 0. */
  readonly index: number
  readonly problem: string
  readonly hint: string
}

const NAMES = 'highlight|added|removed|focus'
/** A line with a command and a few signs or words around it that are not a known comment. */
const BARE = new RegExp(
  String.raw`^(?:(?:[^\sa-z]{1,4}|NB\.|dnl|C)\s*){0,2}((?:${NAMES})-(?:next-line|start|end))(?:\s*[^\sa-z]{1,4})?$`,
)
/** Template languages write a comment as a block of their own. */
const IN_BLOCK = new RegExp(
  String.raw`^\{% comment %\}\s*((?:${NAMES})-(?:next-line|start|end))\s*\{% endcomment %\}$`,
)
/** A comment that begins as a command does, with other letters or words around it. */
const NEARLY = new RegExp(
  String.raw`(?:^|\s)(?:${COMMENT_START})[ \t]*((?:${NAMES})-(?:next-?line|line|start|end)|highlight next line)(?![\w-])`,
  'i',
)

const BY_NUMBER = 'highlight lines by number: "{1,3-5}"'

/** The command in a line that readers would see, because it is no comment that is known; null in any other line. */
export function findUnreadCommand(line: string, language = ''): string | null {
  const trimmed = line.trim()
  if (readCommand(trimmed, language) !== null) return null
  return (BARE.exec(trimmed) ?? IN_BLOCK.exec(trimmed))?.[1] ?? null
}

/** The commands in the code of a block that readers see, or that mark no line, the first of each kind. */
export function findUnreadCommands(code: string, language: string, meta: string): UnreadCommand[] {
  const lines = code.split('\n')
  const commands = lines.map((line) => readCommand(line.trim(), language))
  return [
    ...firstOf(lines, (line) => shownOf(line, language)),
    ...(hasLineRange(meta) ? firstOf(commands, besideRange) : findUseless(commands)),
  ]
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item) => Omit<UnreadCommand, 'index'> | null,
): UnreadCommand[] {
  for (const [index, item] of items.entries()) {
    const found = find(item)
    if (found !== null) return [{ index, ...found }]
  }
  return []
}

function shownOf(line: string, language: string): Omit<UnreadCommand, 'index'> | null {
  if (isMarkup(language)) return null
  const name = findUnreadCommand(line, language)
  if (name !== null)
    return {
      problem: `"${name}" is not in a comment, so readers see it.`,
      hint: `Use a comment of the language, or ${BY_NUMBER}.`,
    }
  const [, near] = readCommand(line.trim(), language) === null ? (NEARLY.exec(line) ?? []) : []
  if (near === undefined) return null
  return {
    problem: `"${near}" is no command here, so readers see it.`,
    hint: `Write "highlight-next-line", "highlight-start" or "highlight-end" alone in a comment on a line of its own, or ${BY_NUMBER}.`,
  }
}

/** Markdown that is shown as code may hold code with commands of its own. */
function isMarkup(language: string): boolean {
  return /^(?:md|mdx|markdown)$/.test(language)
}

function besideRange(command: LineCommand | null): Omit<UnreadCommand, 'index'> | null {
  if (command === null) return null
  return {
    problem: `"${command.name}-${command.scope}" is shown, because this block names lines by number.`,
    hint: 'Delete the comment, or the numbers in braces.',
  }
}

/** Commands that mark nothing, or everything to the end of the block. */
function findUseless(commands: readonly (LineCommand | null)[]): UnreadCommand[] {
  const open = new Map<string, number>()
  const found: UnreadCommand[] = []
  for (const [index, command] of commands.entries()) {
    if (command === null) continue
    const { name, scope } = command
    if (scope === 'start') open.set(name, index)
    else if (scope === 'next-line') {
      if (commands.slice(index + 1).every((one) => one !== null))
        found.push({
          index,
          problem: `There is no line below "${name}-next-line", so it marks nothing.`,
          hint: 'Put it above the line, or delete it.',
        })
    } else if (!open.delete(name))
      found.push({
        index,
        problem: `"${name}-end" ends nothing, because no "${name}-start" is open above it.`,
        hint: `Write "${name}-start" above the first line, or delete it.`,
      })
  }
  for (const [name, index] of open)
    found.push({
      index,
      problem: `"${name}-start" marks all lines below, because no "${name}-end" follows.`,
      hint: `Write "${name}-end" below the last line that is meant.`,
    })
  return found
}
