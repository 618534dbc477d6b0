import { parseDocument, stringify } from 'yaml'
import { recordOf } from './plain-value.ts'

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(\r?\n---[ \t]*(?:\r?\n|$))/

/** Front matter as plain data -> its new keys; undefined removes one. */
export type FrontMatterChange = (
  frontMatter: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

/** The text of a page with other front matter. Keys that do not change keep their spelling and their comments. */
export function changeFrontMatter(text: string, change: FrontMatterChange): string {
  const [whole, open, inner, close] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined || open === undefined || inner === undefined || close === undefined) {
    const added = change({})
    return Object.keys(added).length === 0 ? text : `---\n${stringify(added)}---\n\n${text}`
  }
  const document = parseDocument(inner)
  if (document.errors.length > 0) return text
  const changes = Object.entries(change(recordOf(document.toJS())))
  if (changes.length === 0) return text
  for (const [key, value] of changes) {
    if (value === undefined) document.delete(key)
    else document.set(key, value)
  }
  return open + document.toString({ lineWidth: 0 }).trimEnd() + close + text.slice(whole.length)
}
