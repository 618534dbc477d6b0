import { isRecord } from '@fyr/content-pipeline/internal'
import { type ChangelogVersion, readReleaseText } from './read-changelog.ts'

/** A release of a forge. */
export interface ForgeRelease extends Omit<ChangelogVersion, 'line'> {
  /** As its author named it; the version without a name. */
  readonly name: string
  /** Its page on the forge; null if the list has none. */
  readonly url: string | null
}

/** `v1.2.0`, `fyr@1.2.0`, `release-1.2.0`: what comes before the number is not part of the version. */
const TAG = /^(?:.*[@/]|(?:release|version)[-_ ])?v?(\d.*)$/i

/**
 * The releases in a list that a forge gives as JSON: GitHub and Gitea (`tag_name`, `body`, `published_at`), GitLab (`tag_name`,
 * `description`, `released_at`). Drafts and future releases are left out. Null for a text that is not such a list.
 */
export function readReleases(
  text: string,
  options: { readonly hasExcerpts?: boolean } = {},
): readonly ForgeRelease[] | null {
  const list = parse(text)
  if (!Array.isArray(list)) return null
  const releases: ForgeRelease[] = []
  for (const item of list) {
    if (!isRecord(item) || typeof item['tag_name'] !== 'string') return null
    const { tag_name: tag, name, draft, upcoming_release: isToCome } = item
    if (draft === true || isToCome === true) continue
    const version = TAG.exec(tag)?.[1] ?? tag
    const body = textOf(item['body'] ?? item['description']).replaceAll(/\r\n?/g, '\n')
    releases.push({
      version,
      name: textOf(name).trim() || version,
      date: /^\d{4}-\d{2}-\d{2}/.exec(textOf(item['published_at'] ?? item['released_at']))?.[0] ?? null,
      markdown: readReleaseText(body, options),
      url: urlOf(item),
    })
  }
  return releases
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function urlOf({ html_url: url, _links: links }: Readonly<Record<string, unknown>>): string | null {
  const written = url ?? (isRecord(links) ? links['self'] : undefined)
  return typeof written === 'string' && /^https?:\/\//.test(written) ? written : null
}
