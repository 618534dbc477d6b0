import { groupBy } from '../group-by.ts'
import type { Sidebar } from '../manifest/index.ts'
import { BLOG_SIDEBAR } from '../routes/plan-blog-routes.ts'
import type { RelatedPost } from '../records/relate-post.ts'

/** The newest posts by year of publication in UTC, newest first. `count` says how many posts it holds. */
export function blogSidebar(
  posts: readonly RelatedPost[],
  { title, count, basePath }: { title: string; count: number | 'all'; basePath: string },
): Sidebar {
  const shown = count === 'all' ? posts : posts.slice(0, count)
  const years = groupBy(shown, ({ post }) => post.moment.slice(0, 4))
  return {
    name: BLOG_SIDEBAR,
    kind: 'blog',
    title,
    items: [...years].map(([year, items]) => ({
      type: 'group',
      label: year,
      items: items.map(({ post }) => ({
        type: 'link',
        label: post.frontMatter.sidebar_label ?? post.title,
        href: basePath + post.address,
      })),
    })),
  }
}
