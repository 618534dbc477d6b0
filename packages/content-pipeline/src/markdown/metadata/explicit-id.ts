import type { Heading } from 'mdast'

const EXPLICIT_ID = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/

/** Takes the id that a writer put behind a heading (`## Units {#units}`) out of its text. Null without one. */
export function stripExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1)
  const match = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null
  if (last?.type !== 'text' || match === null) return null
  last.value = last.value.slice(0, match.index)
  return match[1] ?? null
}
