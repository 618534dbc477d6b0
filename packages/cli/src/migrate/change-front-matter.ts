import { type Document, isMap, parseDocument, stringify } from 'yaml'
import { recordOf, type Settings } from './plain-value.ts'
import { FRONT_MATTER } from './read-old-files.ts'

/** Front matter as plain data -> its new keys; undefined removes one. */
export type FrontMatterChange = (frontMatter: Settings) => Settings

/**
 * The text of a page with other front matter. Keys that do not change keep their spelling and their comments, and the
 * file its kind of line ends. Front matter that cannot be read stays as it is.
 */
export function changeFrontMatter(text: string, change: FrontMatterChange): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const spell = (yaml: string) => yaml.replaceAll('\n', lineEnd)
  const [whole, open = '', inner = '', , close = ''] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined) {
    const added = change({})
    if (Object.keys(added).length === 0) return text
    const [mark = ''] = /^\uFEFF?/.exec(text) ?? []
    return mark + spell(`---\n${stringify(added)}---\n\n`) + text.slice(mark.length)
  }
  const document = parseDocument(inner.replaceAll('\r\n', '\n'))
  const isReadable = document.contents === null || isMap(document.contents)
  if (document.errors.length > 0 || !isReadable) return text
  const changes = Object.entries(change(recordOf(document.toJS())))
  if (changes.length === 0) return text
  for (const [key, value] of changes) {
    if (value !== undefined) document.set(key, value)
    else if (document.has(key)) document.delete(key)
  }
  return open + spell(yamlOf(document)) + close + text.slice(whole.length)
}

function yamlOf(document: Document.Parsed): string {
  const { contents } = document
  const isEmpty = contents === null || (isMap(contents) && contents.items.length === 0)
  return isEmpty ? '' : `${document.toString({ lineWidth: 0 }).trimEnd()}\n`
}
