import { isRecord } from '@fyr/content-pipeline/internal'
import { type Document, isMap, parseDocument, stringify } from 'yaml'

export type FrontMatter = Readonly<Record<string, unknown>>

/** The line that opens front matter, its text without the last line end, that line end, and the line that closes it. */
export const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)(?:([^]*?)(\r?\n))??(---[ \t]*(?:\r?\n|$))/

/** Front matter as plain data -> its new keys; undefined removes one. */
export type FrontMatterChange = (frontMatter: FrontMatter) => FrontMatter

/**
 * The text of a page with other front matter. Keys that do not change keep their spelling and their comments, and the
 * file its kind of line ends. Front matter that cannot be read stays as it is, and without any key left it goes.
 */
export function changeFrontMatter(text: string, change: FrontMatterChange): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const spell = (yaml: string) => yaml.replaceAll('\n', lineEnd)
  const [whole, open = '', inner = '', , close = ''] = FRONT_MATTER.exec(text) ?? []
  if (whole === undefined) {
    const added = change({})
    if (Object.values(added).every((value) => value === undefined)) return text
    const [mark = ''] = /^\uFEFF?/.exec(text) ?? []
    return mark + spell(`---\n${stringify(added)}---\n\n`) + text.slice(mark.length)
  }
  const document = parseDocument(inner.replaceAll('\r\n', '\n'))
  const isReadable = document.contents === null || isMap(document.contents)
  const written = document.errors.length > 0 || !isReadable ? null : orNull(() => plainOf(document))
  if (written === null) return text
  const changes = Object.entries(change(written))
  if (changes.length === 0) return text
  for (const [key, value] of changes) {
    // A bare null would be written as "? key".
    if (value !== undefined) document.set(key, value ?? document.createNode(null))
    else if (document.has(key)) document.delete(key)
  }
  const rest = text.slice(whole.length)
  const yaml = orNull(() => yamlOf(document))
  if (yaml === null) return text
  // Lines of dashes around nothing say nothing, unless what follows would be read in their place.
  return yaml === '' && !/^\s*---/.test(rest)
    ? open.replace(/-.*/s, '') + rest.replace(/^[ \t]*\r?\n/, '')
    : open + spell(yaml) + close + rest
}

/** Null where the library throws: a name stands for too much, or for something that has gone. */
function orNull<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch {
    return null
  }
}

function plainOf(document: Document.Parsed): FrontMatter {
  const value: unknown = document.toJS()
  return isRecord(value) ? value : {}
}

function yamlOf(document: Document.Parsed): string {
  const { contents } = document
  const isEmpty = contents === null || (isMap(contents) && contents.items.length === 0)
  return isEmpty ? '' : `${document.toString({ lineWidth: 0 }).trimEnd()}\n`
}
