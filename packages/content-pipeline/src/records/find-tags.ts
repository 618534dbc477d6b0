import type { DiagnosticLog, Issue } from '../diagnostic.ts'
import { kebabCase } from '../kebab-case.ts'
import { suggestName } from '../nearest-name.ts'
import type { TagRecord, Tags } from '../read/read-tags.ts'
import type { WrittenTag } from '../schemas/front-matter.ts'
import type { DocRecord, PostRecord } from './records.ts'
import { withoutOuterSlashes } from '../without-outer-slashes.ts'

/** Reports a problem with a front matter key, unless the key is inherited. */
export type ReportKey = (key: string, issue: Issue) => void

/** Reports problems in the front matter of a record. */
export function reportIn({ ownKeys, file }: DocRecord | PostRecord, log: DiagnosticLog): ReportKey {
  return (key, issue) => {
    if (ownKeys.includes(key)) log.add(file.source, issue)
  }
}

/**
 * Reports undeclared tags whose addresses do not distinguish them: different labels with the same address, such as `C` and
 * `C#`, and labels without a letter or digit. Labels that differ only in case, spaces or hyphens are the same tag.
 */
export function reportUnclearTags(
  records: readonly (DocRecord | PostRecord)[],
  tags: Tags,
  log: DiagnosticLog,
): void {
  const declared = new Set([...tags.values()].map(({ permalink }) => permalink))
  const labels = new Map<string, string>()
  for (const record of records) {
    const report = reportIn(record, log)
    for (const [index, written] of (record.frontMatter.tags ?? []).entries()) {
      if (typeof written !== 'string' || tags.has(written)) continue
      const permalink = kebabCase(written)
      const owner = labels.get(permalink) ?? written
      labels.set(permalink, owner)
      const at = () => record.locate(['tags', index])
      const hint = `Add "${written}" to tags.yml, with a "permalink" of its own.`
      if (permalink === '')
        report('tags', {
          code: 'invalid-slug',
          problem: `The tag "${written}" has no letter or digit for an address.`,
          hint,
          at: at(),
        })
      else if (!declared.has(permalink) && plainLabel(owner) !== plainLabel(written))
        report('tags', {
          code: 'duplicate-permalink',
          problem: `The tags "${owner}" and "${written}" both have the address "${permalink}".`,
          hint,
          at: at(),
        })
    }
  }
}

function plainLabel(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
}

/** The tags of a doc or post, without duplicates. When `tags.yml` exists, one that is not in it is reported. */
export function findTags(record: DocRecord | PostRecord, tags: Tags, report: ReportKey): TagRecord[] {
  const found = new Map<string, TagRecord>()
  for (const [index, written] of (record.frontMatter.tags ?? []).entries()) {
    const tag = findTag(written, tags) ?? undeclaredTag(record, written, index, tags, report)
    if (tag.permalink !== '' && !found.has(tag.permalink)) found.set(tag.permalink, tag)
  }
  return [...found.values()]
}

function findTag(written: WrittenTag, tags: Tags): TagRecord | undefined {
  return typeof written === 'string' ? tags.get(written) : undefined
}

function undeclaredTag(
  record: DocRecord | PostRecord,
  written: WrittenTag,
  index: number,
  tags: Tags,
  report: ReportKey,
): TagRecord {
  const label = typeof written === 'string' ? written : written.label
  const permalink = typeof written === 'string' ? kebabCase(written) : withoutOuterSlashes(written.permalink)
  if (tags.size > 0) {
    report('tags', {
      code: 'undeclared-tag',
      problem: `The tag "${label}" is not in tags.yml.`,
      hint: suggestName(label, tags.keys(), `Known: ${[...tags.keys()].join(', ')}.`),
      at: record.locate(['tags', index]),
    })
  }
  // Labels with the same address share a page; a declared label takes precedence.
  const declared = [...tags.values()].find((tag) => tag.permalink === permalink)
  return declared ?? { label, permalink, description: null }
}
