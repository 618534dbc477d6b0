import { changeOutsideCode } from '../old-site/change-lines.ts'

/** A class, an id or a value. */
const ONE = String.raw`(?:[.#][^\s{}"=]+|[\w:@-]+=(?:"[^"{}]*"|[^\s"{}]+)|download)`
const GROUP = String.raw`\{\s*(${ONE}(?:\s+${ONE})*)\s*\}`

/** `[text](./a.md){.button}`, `![text](./a.png){width=40}`, `**text**{.red}` */
const BEHIND_PART = new RegExp(String.raw`(!?)(\[[^[\]]*\]\([^()]*\)|(?<=\S)(?:\*|__|~~))${GROUP}`, 'g')
/** `## A heading {#id .wide}`, and any other line whose block has attributes. What is below a sign of a formula, `x_{i=1}`, is none. */
const AT_END = new RegExp(String.raw`(?<=^|\s|[)\]*~\x60]|(?<!\w)_[^_]+_|__)${GROUP}\s*$`)
const HEADING = /^#{1,6}\s/
/** What Fyr reads behind a picture. */
const OF_PICTURE = /^(?:width=|height=|zoom=|\.(?:light|dark)$)/

/**
 * A line of text without the attributes of VitePress, which stand in braces behind a block or a part of it: a heading keeps its id, a
 * picture its size. In Fyr, any other would be text.
 */
export function withPlainAttributes(line: string): string {
  if (!/\{[^{}]*[.#=d]/.test(line) || /^\s*:{3,}/.test(line)) return line
  const parts = changeOutsideCode(line, (part) =>
    part.replaceAll(BEHIND_PART, (_whole, sign: string, start: string, attributes: string) => {
      const kept = sign === '!' ? attributes.split(/\s+/).filter((one) => OF_PICTURE.test(one)) : []
      return sign + start + (kept.length === 0 ? '' : `{${kept.join(' ')}}`)
    }),
  )
  const [whole, attributes = ''] = AT_END.exec(parts) ?? []
  if (whole === undefined) return parts
  const before = parts.slice(0, -whole.length)
  // What is left behind a picture belongs to it.
  if (before.endsWith(')')) return parts
  const [id] = HEADING.test(line) ? attributes.split(/\s+/).filter((one) => one.startsWith('#')) : []
  return before.trimEnd() + (id === undefined ? '' : ` {${id}}`)
}
