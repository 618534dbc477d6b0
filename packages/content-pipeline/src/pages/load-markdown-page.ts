import type { MarkdownPage, Route } from '../manifest/index.ts'
import type { PageRecord } from '../routes/records.ts'
import { loadWritten } from './load-written.ts'
import type { PlanContext } from './page-context.ts'
import { pageLook } from './page-look.ts'

/** A page written in Markdown. */
export function loadMarkdownPage(route: Route, page: PageRecord, context: PlanContext): MarkdownPage {
  return { ...loadWritten(route, page, context), ...pageLook(page), kind: 'page' }
}
