import type {
  Author,
  DocCategoryPage,
  DocPage,
  Page,
  PostPage,
  SiteData,
} from '@fyr/content-pipeline/manifest'
import { textLanguage } from '../article/original-language.ts'
import { absoluteAddress } from '../link/absolute-address.ts'

/** The JSON-LD of a page: the breadcrumbs of a doc, the metadata of a post, null for every other page. */
export function structuredData(page: Page, siteData: SiteData): object | null {
  if (page.kind === 'doc' || page.kind === 'doc-category') return breadcrumbList(page, siteData)
  return page.kind === 'post' ? blogPosting(page, siteData) : null
}

/** Crumbs without an address are left out; the page itself is the last. The home page is not included. */
function breadcrumbList(
  { breadcrumbs, route }: DocPage | DocCategoryPage,
  siteData: SiteData,
): object | null {
  if (breadcrumbs.length === 0) return null
  const linked = breadcrumbs
    .map((crumb, index) => ({ ...crumb, href: index === breadcrumbs.length - 1 ? route.path : crumb.href }))
    .flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteAddress(crumb.href, siteData.origin),
    })),
  }
}

function blogPosting({ post, route, lastUpdated }: PostPage, siteData: SiteData): object {
  const address = absoluteAddress(route.canonical, siteData.origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    ...(lastUpdated !== null && lastUpdated.date !== null && { dateModified: lastUpdated.date }),
    inLanguage: textLanguage(route, siteData).lang,
    author: post.authors.map((author) => {
      const url = authorAddress(author, siteData)
      return {
        '@type': 'Person',
        name: author.name,
        ...(url !== null && { url }),
        ...(author.socials.length > 0 && { sameAs: author.socials.map(({ href }) => href) }),
      }
    }),
    keywords: post.tags.map((tag) => tag.label),
  }
}

/** Absolute URL of a page about an author, not an email address; null without one. */
export function authorAddress({ url, href }: Author, siteData: Pick<SiteData, 'origin'>): string | null {
  const address = url ?? href
  return address === null || address.startsWith('mailto:') ? null : absoluteAddress(address, siteData.origin)
}
