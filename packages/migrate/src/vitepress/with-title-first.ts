import { FRONT_MATTER } from '@fyr/cli/internal'
import { codeFollower } from '../old-site/code-fences.ts'

/** What Fyr looks for a title behind: scripts, styles, comments, and elements. */
const UNSEEN = /<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->|^<[^]*?(?=^\s*$)/gm

/** Characters in front of a title that are looked at. */
const LONGEST = 4000

/**
 * A page whose title is in front of its text: VitePress takes the first heading of level 1, wherever it is, such as that below the path
 * of a page in the reference of an API. A title in front matter is another one.
 */
export function withTitleFirst(text: string): string {
  const [head = ''] = FRONT_MATTER.exec(text) ?? []
  if (/^title\s*:/m.test(head)) return text
  const lines = text.slice(head.length).split('\n')
  const at = titleLine(lines)
  if (at === -1) return text
  const before = lines.slice(0, at).join('\n')
  if (before.length > LONGEST || before.replaceAll(UNSEEN, '').trim() === '') return text
  const title = lines[at] ?? ''
  const below = lines.slice(at + 1).join('\n')
  return `${head}${head === '' ? '' : '\n'}${title.trimEnd()}\n\n${before.trim()}\n${below}`
}

/** The first heading of level 1 that is outside of code and containers; -1 without one. */
function titleLine(lines: readonly string[]): number {
  const kindOf = codeFollower()
  let containers = 0
  for (const [index, line] of lines.entries()) {
    if (kindOf(line.replace(/\r$/, '')) !== 'text') continue
    if (/^:{3,}\s*\w/.test(line)) containers += 1
    else if (/^:{3,}\s*$/.test(line)) containers -= 1
    else if (/^# +\S/.test(line)) return containers > 0 ? -1 : index
  }
  return -1
}
