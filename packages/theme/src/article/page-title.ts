import type { Page, SiteData } from '@fyr/content-pipeline/manifest'
import { formatMessage, formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'

/**
 * Gives a page's title without the site's. Pages that no writer wrote are titled from the messages; home has none.
 */
export function pageTitle(page: Page, messages: Messages): string {
  switch (page.kind) {
    case 'home':
      return ''
    case 'blog-archive':
      return messages.archive
    case 'blog-authors':
      return messages.authors
    case 'blog-tags':
    case 'doc-tags':
      return messages.tags
    case 'doc-tag':
      return formatMessage(messages.taggedWith, {
        items: formatPlural(messages.docCount, page.docs.length),
        tag: page.tag.label,
      })
    case 'blog-tag':
      return formatMessage(messages.taggedWith, {
        items: formatPlural(messages.postCount, page.postCount),
        tag: page.tag.label,
      })
    case 'not-found':
      return messages.notFoundTitle
    default:
      return page.route.title
  }
}

/**
 * Joins a page's title and the site's, one space on each side of the delimiter. A page without a title of its own, or
 * with the site's, has the site's alone.
 */
export function documentTitle(title: string, siteData: Pick<SiteData, 'title' | 'titleDelimiter'>): string {
  return title === '' || title === siteData.title
    ? siteData.title
    : `${title} ${siteData.titleDelimiter} ${siteData.title}`
}
