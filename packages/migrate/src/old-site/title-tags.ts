import { changeLines } from './change-lines.ts'

/** A component in a line, with what is between its tags; or code, which stays. */
const TAG =
  /(`+)(?!`)[^`]*\1(?!`)|\s*<([A-Z][\w.]*)((?:[^<>"'{}/]|"[^"]*"|'[^']*'|\{[^{}]*\}|\/(?!>))*)(?:\/>|>((?:(?!<\/?\2\b).)*)<\/\2\s*>)/g

/** A page whose components in its title, which no title can have here, are below it. */
export function withTitleTagsBelow(text: string): string {
  if (!/^#\s.*<[A-Z]/m.test(text)) return text
  let isFirst = true
  return changeLines(text, {
    text: (line) => {
      if (!isFirst || !/^#\s/.test(line)) return line
      isFirst = false
      const tags = [...line.matchAll(TAG)].flatMap(([tag, code]) => (code === undefined ? [tag.trim()] : []))
      const title = line.replaceAll(TAG, (tag, code?: string) => (code === undefined ? '' : tag)).trimEnd()
      return tags.length === 0 || !/^#\s+\S/.test(title) ? line : `${title}\n\n${tags.join(' ')}`
    },
  })
}
