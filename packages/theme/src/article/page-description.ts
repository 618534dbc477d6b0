import type { Page } from '@fyr/content-pipeline/manifest'
import type { Messages } from '../messages/messages.ts'

/** The most titles or names in a description. Search engines show about 150 characters. */
const MOST = 6

/** What search engines and previews say about a page: the words of its author, or what a generated list begins with. */
export function pageDescription(page: Page, messages: Pick<Messages, 'archiveText'>): string {
  return (
    page.route.description || (page.kind === 'blog-archive' ? messages.archiveText : firstOf(namesIn(page)))
  )
}

/** What a generated list holds; nothing for other pages. */
function namesIn(page: Page): readonly string[] {
  switch (page.kind) {
    case 'blog-authors':
      return page.authors.map(({ author }) => author.name)
    case 'blog-tags':
    case 'doc-tags':
      return page.groups.flatMap(({ tags }) => tags.map(({ tag }) => tag.label))
    case 'blog-list':
    case 'blog-author':
    case 'blog-tag':
      return page.posts.map(({ title }) => title)
    case 'doc-category':
      return page.cards.map(({ label }) => label)
    case 'doc-tag':
      return page.docs.map(({ label }) => label)
    default:
      return []
  }
}

function firstOf(names: readonly string[]): string {
  return names.slice(0, MOST).join(', ')
}
