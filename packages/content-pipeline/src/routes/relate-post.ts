import type { DiagnosticLog, Fault } from '../content-error.ts'
import { kebabCase } from '../kebab-case.ts'
import type { Author } from '../manifest/types.ts'
import { suggestName } from '../nearest-name.ts'
import type { Authors } from '../read/read-authors.ts'
import type { TagRecord, Tags } from '../read/read-tags.ts'
import type { WrittenTag } from '../schemas/front-matter.ts'
import type { PostRecord } from './records.ts'

/** A post with its authors and tags looked up. */
export interface RelatedPost {
  readonly post: PostRecord
  readonly authors: readonly Author[]
  readonly tags: readonly TagRecord[]
}

/** Looks up the authors and tags that a post names, and reports those that do not exist. */
export function relatePost(post: PostRecord, authors: Authors, tags: Tags, log: DiagnosticLog): RelatedPost {
  const report = (key: string, fault: Fault) => {
    if (post.ownKeys.has(key)) log.add(post.file.source, fault)
  }
  return { post, authors: findAuthors(post, authors, report), tags: findTags(post, tags, report) }
}

/** Reports a fault in a front matter key, unless the key is inherited. */
type Report = (key: string, fault: Fault) => void

function findAuthors(post: PostRecord, authors: Authors, report: Report): Author[] {
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

function findTags(post: PostRecord, tags: Tags, report: Report): TagRecord[] {
  const found = new Map<string, TagRecord>()
  for (const [index, written] of (post.frontMatter.tags ?? []).entries()) {
    const tag = findTag(written, tags) ?? undeclaredTag(post, written, index, tags, report)
    if (!found.has(tag.permalink)) found.set(tag.permalink, tag)
  }
  return [...found.values()]
}

function findTag(written: WrittenTag, tags: Tags): TagRecord | undefined {
  return typeof written === 'string' ? tags.get(written) : undefined
}

function undeclaredTag(
  post: PostRecord,
  written: WrittenTag,
  index: number,
  tags: Tags,
  report: Report,
): TagRecord {
  const label = typeof written === 'string' ? written : written.label
  const permalink =
    typeof written === 'string' ? kebabCase(written) : written.permalink.replaceAll(/^\/+|\/+$/g, '')
  if (tags.size > 0) {
    report('tags', {
      code: 'undeclared-tag',
      problem: `The tag "${label}" is not in tags.yml.`,
      hint: suggestName(label, tags.keys(), `Known: ${[...tags.keys()].join(', ')}.`),
      at: post.locate(['tags', index]),
    })
  }
  // Labels that lead to one address share a page; the declared label wins.
  const declared = [...tags.values()].find((tag) => tag.permalink === permalink)
  return declared ?? { label, permalink, description: null }
}
