import type { PageContext } from '../site-data/page-context.ts'
import type { TextSource } from '../pages/page-plan.ts'
import type { FeedFile } from './build-feeds.ts'
import { hasFeeds } from '../routes/feed-files.ts'

/** The feeds of a locale; empty without a blog. A site without feeds does not load the feed library. */
export async function loadFeeds(context: PageContext, source: TextSource): Promise<readonly FeedFile[]> {
  const { blog } = context.config
  if (blog === false || !hasFeeds(context.content, context.config)) return []
  const { buildFeeds } = await import('./build-feeds.ts')
  return buildFeeds(blog, context, source)
}
