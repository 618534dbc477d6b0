import type { Page, SiteData } from '@fyr/content-pipeline/manifest'
import { formatMessage, formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'

/**
 * The title of a page without the title of the site. Generated pages get theirs from the messages; the home page has
 * none.
 */
export function pageTitle(page: Page, messages: Messages): string {
  switch (page.kind) {
    case 'home':
      return ''
    case 'search':
      return messages.search
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
    case 'doc-changes':
      return formatMessage(messages.changesBetween, { from: page.from, to: page.to })
    case 'blog-tag':
      return formatMessage(messages.taggedWith, {
        items: formatPlural(messages.postCount, page.postCount),
        tag: page.tag.label,
      })
    case 'not-found':
      return page.route.title || messages.notFoundTitle
    default:
      return page.route.title
  }
}

/**
 * Joins the title of a page and that of the site, with one space on each side of the delimiter. A page without its own
 * title, or with the same one, has only the title of the site.
 */
export function documentTitle(title: string, siteData: Pick<SiteData, 'title' | 'titleDelimiter'>): string {
  return title === '' || title === siteData.title
    ? siteData.title
    : `${title} ${siteData.titleDelimiter} ${siteData.title}`
}
