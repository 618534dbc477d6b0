import { FRONT_MATTER } from '@fyr/cli/internal'
import { changeLines } from './change-lines.ts'

/** A component in a line, with what is between its tags; or code, which stays. */
const TAG =
  /(`+)(?!`)[^`]*\1(?!`)|\s*(?<!\\)<([A-Z][\w.]*)((?:[^<>"'{}/]|"[^"]*"|'[^']*'|\{[^{}]*\}|\/(?!>))*)(?:\/>|>((?:(?!<\/?\2\b).)*)<\/\2\s*>)/g

/** Longest line that is searched: the time grows with the square of its length. */
const LONGEST = 1000

/**
 * A page whose components at the end of its title, which no title can have here, are below it. Further in front, a component may hold
 * words of the title, so it stays there.
 */
export function withTitleTagsBelow(text: string): string {
  if (!/^#\s.*<[A-Z]/m.test(text)) return text
  const [head = ''] = FRONT_MATTER.exec(text) ?? []
  let isFirst = true
  const below = changeLines(text.slice(head.length), {
    text: (line) => {
      if (!isFirst || !/^#\s/.test(line)) return line
      isFirst = false
      return line.length > LONGEST ? line : withTagsBelow(line)
    },
  })
  return head + below
}

function withTagsBelow(line: string): string {
  const id = /\s*\{#[^{}]*\}\s*$/.exec(line)?.[0].trimEnd() ?? ''
  const words = line
    .trimEnd()
    .slice(0, id === '' ? undefined : -id.length)
    .trimEnd()
  let end = words.length
  const tags: string[] = []
  for (const { 0: tag, 1: code, index } of [...words.matchAll(TAG)].toReversed()) {
    if (code !== undefined || index + tag.length !== end) break
    end = index
    tags.unshift(tag.trim())
  }
  const title = words.slice(0, end)
  return tags.length === 0 || !/^#\s+\S/.test(title) ? line : `${title}${id}\n\n${tags.join(' ')}`
}
