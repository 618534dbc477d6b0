import type { DiagnosticLog, Fault } from '../content-error.ts'
import { kebabCase } from '../kebab-case.ts'
import { suggestName } from '../nearest-name.ts'
import type { TagRecord, Tags } from '../read/read-tags.ts'
import type { WrittenTag } from '../schemas/front-matter.ts'
import type { DocRecord, PostRecord } from './records.ts'

/** Reports a fault in a front matter key, unless the key is inherited. */
export type ReportKey = (key: string, fault: Fault) => void

/** Reports faults in the front matter of a record. */
export function reportIn({ ownKeys, file }: DocRecord | PostRecord, log: DiagnosticLog): ReportKey {
  return (key, fault) => {
    if (ownKeys.includes(key)) log.add(file.source, fault)
  }
}

/** The tags that a doc or a post names, each once. One that `tags.yml` does not declare is reported where there are any. */
export function findTags(record: DocRecord | PostRecord, tags: Tags, report: ReportKey): TagRecord[] {
  const found = new Map<string, TagRecord>()
  for (const [index, written] of (record.frontMatter.tags ?? []).entries()) {
    const tag = findTag(written, tags) ?? undeclaredTag(record, written, index, tags, report)
    if (!found.has(tag.permalink)) found.set(tag.permalink, tag)
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
  const permalink =
    typeof written === 'string' ? kebabCase(written) : written.permalink.replaceAll(/^\/+|\/+$/g, '')
  if (tags.size > 0) {
    report('tags', {
      code: 'undeclared-tag',
      problem: `The tag "${label}" is not in tags.yml.`,
      hint: suggestName(label, tags.keys(), `Known: ${[...tags.keys()].join(', ')}.`),
      at: record.locate(['tags', index]),
    })
  }
  // Labels that lead to one address share a page; the declared label wins.
  const declared = [...tags.values()].find((tag) => tag.permalink === permalink)
  return declared ?? { label, permalink, description: null }
}
