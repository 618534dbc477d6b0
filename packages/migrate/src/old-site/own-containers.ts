import { changeLines } from './change-lines.ts'

/** The types of admonitions that Fyr has too, and other containers that it reads. */
const KNOWN =
  /^(?:note|tip|info|warning|danger|secondary|success|important|caution|details|tabs?|code-group|steps|v-pre|raw)$/

/** Markdown with the containers of a site as information: their title is the one that is written, or their name. */
export function withKnownContainers(text: string, names: readonly string[]): string {
  const own = names.filter((name) => /^[\w-]+$/.test(name) && !KNOWN.test(name))
  if (own.length === 0) return text
  const container = new RegExp(`^([\\s>]*:{3,})\\s*(${own.join('|')})(?:\\[(.*)\\]|\\s+(.*))?\\s*$`)
  return changeLines(text, {
    text: (line) =>
      line.replace(
        container,
        (_whole, before: string, name: string, title?: string, words?: string) =>
          `${before}info[${title ?? words ?? name.slice(0, 1).toUpperCase() + name.slice(1)}]`,
      ),
  })
}
