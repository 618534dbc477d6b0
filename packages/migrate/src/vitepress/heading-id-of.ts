import { writtenHeadings } from '@fyr/content-pipeline/compile'
import { askScript } from '../old-site/run-script.ts'
import { recordOf, textOf } from '../old-site/plain-value.ts'

/** Characters that VitePress counts as one separator in the id of a heading. */
const SEPARATORS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** A name of an emoji, which VitePress leaves out of ids. */
const EMOJI = /(?<=^|\s):[\w+-]+:(?=\s|$)/g

/** The id that VitePress gives a heading: letters without their marks, and no digit in front. */
export function headingIdOf(text: string): string {
  return text
    .replace(EMOJI, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(SEPARATORS, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}

/**
 * How a site makes the id of a heading of its text: by a function of its own, `markdown.anchor.slugify`, which is asked for the
 * headings of all pages, or as VitePress does. `path` is its configuration (absolute), and `file` the name of that in reports.
 */
export async function headingIdsOf(
  { path, file, config }: { readonly path: string; readonly file: string; readonly config: unknown },
  pages: () => readonly string[],
): Promise<(text: string) => string> {
  const anchor = recordOf(recordOf(recordOf(config)['markdown'])['anchor'])
  if (textOf(recordOf(anchor['slugify'])['$function']) === null) return headingIdOf
  const texts = new Set(pages().flatMap((page) => writtenHeadings(page).map(({ words }) => words)))
  const ids = await askScript(path, file, { keys: ['markdown', 'anchor', 'slugify'], texts: [...texts] })
  return (text) => textOf(ids?.get(text)) ?? headingIdOf(text)
}
