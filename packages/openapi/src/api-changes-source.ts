import type { ContentSource } from '@fyr/content-pipeline'
import type { ApiChange } from './diff/api-change.ts'

export interface ApiChangesSourceOptions {
  /** Name of the source. Default: `api-changes`. */
  readonly name?: string
  /** The earlier description, relative to the root of the site. */
  readonly before: string
  /** The later one. */
  readonly after: string
  /** The page, without ending. Default: `docs/api-changes`. */
  readonly path?: string
  /** Title of the page. Default: `API changes`. */
  readonly title?: string
}

const KNOWN: Record<keyof ApiChangesSourceOptions, 'required' | 'optional'> = {
  name: 'optional',
  before: 'required',
  after: 'required',
  path: 'optional',
  title: 'optional',
}

/** A content source that makes a page with what has changed between two descriptions of an API, as `fyr openapi diff` finds it. */
export function apiChangesSource(options: ApiChangesSourceOptions): ContentSource {
  const { name = 'api-changes', before, after, path = 'docs/api-changes', title = 'API changes' } = options
  return {
    name,
    version: '1',
    options: { given: options, known: KNOWN },
    watch: [before, after],
    acceptsProse: true,
    async *load({ root, locale, defaultLocale }) {
      if (locale !== defaultLocale) return
      // Loaded here: every command runs the configuration, and few load a source.
      const { readSourceFile } = await import('@fyr/cli/internal')
      const { compareApis } = await import('./diff/compare-apis.ts')
      const { formatChanges, isTextPlace } = await import('./diff/format-changes.ts')
      const [old, current] = await Promise.all(
        [before, after].map(async (file) => ({ file, text: await readSourceFile(root, file, name) })),
      )
      if (old === undefined || current === undefined) return
      // Readers see the texts on the pages of the reference.
      const changes = compareApis(old, current)
        .filter(({ kind, subject }) => kind !== 'unjudged' || !isTextPlace(subject))
        .map(forReaders)
      yield {
        path: `${path}.md`,
        frontMatter: { title },
        markdown: `${formatChanges(changes).replaceAll(/^### /gm, '## ')}\n`,
        origin: { file: after, line: 1 },
      }
    },
  }
}

/** A change as text of a page: nothing in a description is Markdown there. What is not compared is named, without its line in a file. */
function forReaders(change: ApiChange): ApiChange {
  const subject = asName(change.subject.replaceAll(/[`\s]+/g, ' ').trim())
  return { ...change, subject, text: change.kind === 'unjudged' ? '' : plainText(change.text) }
}

/** What looks like a variable of the site is none. */
function asName(text: string): string {
  return text.replaceAll('{{', String.raw`\{{`)
}

/** Names between backticks stay code; in everything else no mark has a meaning. */
function plainText(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').split('`')
  return parts
    .map((part, index) =>
      index % 2 === 1 && index < parts.length - 1
        ? `\`${asName(part)}\``
        : part.replaceAll(/[$&\\*_{}[\]<>|~:!#]/g, '\\$&'),
    )
    .join('')
}
