import { isMap, parse, parseDocument, stringify } from 'yaml'
import { recordOf } from '../old-site/plain-value.ts'

/**
 * A file of authors with those that the files of other languages (their texts) add. In Docusaurus each language has a file of its own,
 * while here every author is in that of the default language.
 */
export function withAllAuthors(text: string, translations: readonly string[]): string {
  const { contents, errors } = parseDocument(text)
  if (errors.length > 0 || !isMap(contents)) return text
  const known = recordOf(parse(text))
  // The first language that has an author says who that is.
  const added = new Map(translations.toReversed().flatMap(authorsIn))
  for (const key of Object.keys(known)) added.delete(key)
  return added.size === 0 ? text : `${text.trimEnd()}\n${stringify(added, { lineWidth: 0 })}`
}

function authorsIn(text: string): [key: string, author: unknown][] {
  const document = parseDocument(text)
  return document.errors.length > 0 ? [] : Object.entries(recordOf(document.toJS()))
}
