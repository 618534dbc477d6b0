import type { DiagnosticLog } from '../content-error.ts'
import type { Author } from '../manifest/types.ts'
import { suggestName } from '../nearest-name.ts'
import type { Authors } from '../read/read-authors.ts'
import type { TagRecord, Tags } from '../read/read-tags.ts'
import { findTags, type ReportKey, reportIn } from './find-tags.ts'
import type { PostRecord } from './records.ts'

/** A post with its authors and tags looked up. */
export interface RelatedPost {
  readonly post: PostRecord
  readonly authors: readonly Author[]
  readonly tags: readonly TagRecord[]
}

/** Looks up the authors and tags that a post names, and reports those that do not exist. */
export function relatePost(post: PostRecord, authors: Authors, tags: Tags, log: DiagnosticLog): RelatedPost {
  const report = reportIn(post, log)
  return { post, authors: findAuthors(post, authors, report), tags: findTags(post, tags, report) }
}

function findAuthors(post: PostRecord, authors: Authors, report: ReportKey): Author[] {
  const written = post.frontMatter.authors ?? []
  const keys = typeof written === 'string' ? [written] : written
  return keys.flatMap((key, index) => {
    const at = post.locate(['authors', ...(typeof written === 'string' ? [] : [index])])
    if (keys.indexOf(key) !== index) {
      report('authors', {
        code: 'duplicate-author',
        problem: `The author "${key}" is named twice.`,
        at,
      })
      return []
    }
    const author = authors.get(key)
    if (author !== undefined) return [author]
    const advice =
      authors.size === 0 ? 'Add authors.yml to the blog.' : `Known: ${[...authors.keys()].join(', ')}.`
    report('authors', {
      code: 'unknown-author',
      problem: `The author "${key}" is not in authors.yml.`,
      hint: suggestName(key, authors.keys(), advice),
      at,
    })
    return []
  })
}
