import { isMap, parse, parseDocument, stringify } from 'yaml'
import { recordOf, type Settings } from '../old-site/plain-value.ts'

/**
 * A file of authors with those that the files of other languages (their texts) add. In Docusaurus each language has a file of its own,
 * while here every author is in that of the default language.
 */
export function withAllAuthors(text: string, translations: readonly string[]): string {
  const { contents, errors } = parseDocument(text)
  const known = authorsOf(text)
  if (errors.length > 0 || !isMap(contents) || known === null) return text
  // The first language that has an author says who that is.
  const added = new Map(translations.toReversed().flatMap((one) => Object.entries(authorsOf(one) ?? {})))
  for (const key of Object.keys(known)) added.delete(key)
  return added.size === 0 ? text : `${text.trimEnd()}\n${stringify(added, { lineWidth: 0 })}`
}

/** A file of authors in YAML with numbers, such as that of a person at Stack Overflow, as texts: all that it says of people are texts. */
export function withTextsOfAuthors(text: string): string {
  return text.replaceAll(/^([ \t]+[\w-]+:[ \t]+)(\d+)(?=[ \t]*\r?$)/gm, '$1"$2"')
}

/** Null for a file that cannot be read, and for one in which names stand for too much. */
function authorsOf(text: string): Settings | null {
  try {
    return recordOf(parse(text))
  } catch {
    return null
  }
}
