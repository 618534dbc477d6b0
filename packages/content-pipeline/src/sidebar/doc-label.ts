import type { DocRecord } from '../routes/records.ts'

/** What a doc is called in a sidebar when the sidebar itself does not say. */
export function docLabel(doc: DocRecord): string {
  return doc.frontMatter.sidebar_label ?? doc.title
}
