import type { ContentSource, SourceOrigin } from '@fyr/content-pipeline'
import { SiteError } from '../site-error.ts'

export interface ChangelogSourceOptions {
  /** Name of the source. Default: `changelog`. */
  readonly name?: string
  /**
   * The changelog, relative to the root of the site: `CHANGELOG.md`, `../../CHANGELOG.md`. A file that ends in `.json` is the list
   * of releases of a forge: GitHub, Gitea or GitLab.
   */
  readonly file: string
  /**
   * Path of the document of a version, with `{{ version }}` and `{{ date }}`: `docs/releases/{{ version }}.md`, or
   * `blog/{{ date }}-release-{{ version }}.md` for posts.
   */
  readonly path: string
  /** Title of a version, with `{{ version }}`, `{{ date }}` and, for releases of a forge, `{{ name }}`. Default: `{{ version }}`. */
  readonly title?: string
  /** Front matter of every document, such as the tags of posts. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
}

const KNOWN: Record<keyof ChangelogSourceOptions, 'required' | 'optional'> = {
  name: 'optional',
  file: 'required',
  path: 'required',
  title: 'optional',
  frontMatter: 'optional',
}

/**
 * A content source that makes a page or a post of each version in a changelog: one in the form of Keep a Changelog
 * (`## [1.2.0] - 2024-09-01`) or of changesets (`## 1.2.0`), or the releases of a forge as JSON. What is not released is left
 * out.
 */
export function changelogSource(options: ChangelogSourceOptions): ContentSource {
  const { name = 'changelog', file, path, title = '{{ version }}', frontMatter = {} } = options
  return {
    name,
    version: '1',
    options: { given: options, known: KNOWN },
    watch: [file],
    async *load({ root, locale, defaultLocale }) {
      // In other languages pages fall back to these.
      if (locale !== defaultLocale) return
      const isPost = path.startsWith('blog/')
      const { readSourceFile } = await import('./read-source-file.ts')
      const text = await readSourceFile(root, file, name)
      const versions = await versionsIn(text, file, isPost)
      if (versions.length === 0) throw noVersions(file, name)
      for (const [index, version] of versions.entries()) {
        const { date, markdown, origin } = version
        yield {
          path: fill(path, version, toName),
          frontMatter: {
            title: fill(title, version, (value) => value),
            ...(isPost && date !== null && { date }),
            // The newest comes first, as in the file.
            ...(path.startsWith('docs/') && { sidebar_position: index + 1 }),
            ...frontMatter,
          },
          markdown,
          origin,
        }
      }
    },
  }
}

/** A version with what its document is made from. */
interface DocumentedVersion {
  readonly version: string
  readonly name: string
  readonly date: string | null
  readonly markdown: string
  readonly origin: SourceOrigin
}

async function versionsIn(
  text: string,
  file: string,
  hasExcerpts: boolean,
): Promise<readonly DocumentedVersion[]> {
  if (!file.endsWith('.json')) {
    const { readChangelog } = await import('./read-changelog.ts')
    return readChangelog(text, { hasExcerpts }).map(({ line, ...version }) => ({
      ...version,
      name: version.version,
      origin: { file, line, isVerbatim: true },
    }))
  }
  const { readReleases } = await import('./read-releases.ts')
  const releases = readReleases(text, { hasExcerpts }) ?? []
  return releases.map(({ url, ...release }) => ({ ...release, origin: { file: url ?? file } }))
}

function fill(
  text: string,
  { version, name, date }: DocumentedVersion,
  spell: (value: string) => string,
): string {
  return text
    .replaceAll(/\{\{\s*name\s*\}\}/g, () => spell(name))
    .replaceAll(/\{\{\s*version\s*\}\}/g, () => spell(version))
    .replaceAll(/\{\{\s*date\s*\}\}/g, () => spell(date ?? 'undated'))
}

/** As part of a path: `1.2.0-rc.1` stays, and what is not a letter or digit cannot lead elsewhere. */
function toName(value: string): string {
  return value.replaceAll(/[^\w.-]+/g, '-').replace(/^[._-]+/, '')
}

function noVersions(file: string, sourceName: string): SiteError {
  return new SiteError([
    {
      code: 'source-failed',
      file,
      problem: `The source "${sourceName}" finds no version in this file.`,
      hint: file.endsWith('.json')
        ? 'It must be the list of releases that GitHub, Gitea or GitLab returns.'
        : 'A version begins with a heading such as "## [1.2.0] - 2024-09-01" or "## 1.2.0".',
    },
  ])
}
