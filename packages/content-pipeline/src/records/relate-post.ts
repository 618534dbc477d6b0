import type { DiagnosticLog } from '../diagnostic.ts'
import { suggestName } from '../nearest-name.ts'
import type { AuthorRecord, Authors } from '../read/read-authors.ts'
import type { TagRecord, Tags } from '../read/read-tags.ts'
import { findTags, type ReportKey, reportIn } from './find-tags.ts'
import { locationOfKey, type PostRecord } from './records.ts'

/** A post with its authors and tags looked up. */
export interface RelatedPost {
  readonly post: PostRecord
  readonly authors: readonly AuthorRecord[]
  readonly tags: readonly TagRecord[]
}

/**
 * Looks up the authors and tags that a post names, and reports those that do not exist. With `authors` null it is unknown
 * who does: then the post has none, and none is reported.
 */
export function relatePost(
  post: PostRecord,
  authors: Authors | null,
  tags: Tags,
  log: DiagnosticLog,
): RelatedPost {
  const report = reportIn(post, log)
  return { post, authors: findAuthors(post, authors, report), tags: findTags(post, tags, report) }
}

/** The author of a post that has the keys `author`, `author_title` and so on. */
function onlyAuthor(post: PostRecord): AuthorRecord[] {
  const { author: name, author_title: title, author_url: url, author_image_url: image } = post.frontMatter
  if (name === undefined) return []
  const written = {
    name,
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url }),
    ...(image !== undefined && { image_url: image }),
  }
  const locationOf = (part: string) => locationOfKey(post, [part === 'name' ? 'author' : `author_${part}`])
  return [{ key: name, written, permalink: null, locationOf }]
}

function findAuthors(post: PostRecord, authors: Authors | null, report: ReportKey): AuthorRecord[] {
  if (post.frontMatter.author !== undefined) return onlyAuthor(post)
  const written = post.frontMatter.authors ?? []
  const named = Array.isArray(written) ? written : [written]
  const keys = named.map((author) => (typeof author === 'string' ? author : author.name))
  return named.flatMap((one, index) => {
    const key = keys[index] ?? ''
    const path = ['authors', ...(Array.isArray(written) ? [index] : [])]
    if (keys.indexOf(key) !== index) {
      report('authors', {
        code: 'duplicate-author',
        problem: `The author "${key}" is listed twice.`,
        at: post.locate(path),
      })
      return []
    }
    if (typeof one !== 'string') {
      const locationOf = (part: string) => locationOfKey(post, [...path, part])
      return [{ key, written: one, permalink: null, locationOf }]
    }
    if (authors === null) return []
    const author = authors.get(key)
    if (author !== undefined) return [author]
    const advice =
      authors.size === 0 ? 'Add authors.yml to the blog folder.' : `Known: ${[...authors.keys()].join(', ')}.`
    report('authors', {
      code: 'unknown-author',
      problem: `The author "${key}" is not in authors.yml.`,
      hint: suggestName(key, authors.keys(), advice),
      at: post.locate(path),
    })
    return []
  })
}
