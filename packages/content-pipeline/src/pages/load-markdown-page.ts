import type { MarkdownPage, Route } from '../manifest/types.ts'
import type { PageRecord } from '../routes/records.ts'
import { loadWritten } from './load-written.ts'
import type { PageContext } from './page-context.ts'

/** A page written in Markdown. */
export async function loadMarkdownPage(
  route: Route,
  page: PageRecord,
  context: PageContext,
): Promise<MarkdownPage> {
  return { ...(await loadWritten(route, page, context)), kind: 'page' }
}
