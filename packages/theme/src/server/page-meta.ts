import { CONTRACT_VERSION, type Page, type Sidebar, type SiteData } from '@fyr/content-pipeline/manifest'
import { documentTitle, pageTitle } from '../article/page-title.ts'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta, SidebarFiles } from '../page-payload.ts'
import { absoluteAddress } from '../link/absolute-address.ts'

/** Input for the metadata of a page. */
export interface PageMetaInput {
  readonly page: Page
  readonly siteData: SiteData
  readonly messages: Messages
  readonly sidebar: Sidebar | null
  /** Addresses of the sidebar's JSON files, or null for a page without a sidebar. */
  readonly sidebarFiles: SidebarFiles | null
  /** Names the build's scripts, styles and shell data. */
  readonly shell: string
}

/** The metadata of a page that the shell needs besides the article. */
export function pageMeta({
  page,
  siteData,
  messages,
  sidebar,
  sidebarFiles,
  shell,
}: PageMetaInput): PageMeta {
  const { route } = page
  return {
    contract: CONTRACT_VERSION,
    shell,
    path: route.path,
    kind: page.kind,
    locale: route.locale,
    documentTitle: documentTitle(titleInList(page, siteData, messages), siteData),
    canonical: absoluteAddress(route.canonical, siteData.origin),
    htmlClass: htmlClass(page),
    sidebar: sidebar === null || sidebarFiles === null ? null : { name: sidebar.name, ...sidebarFiles },
    // A layout of the site places it in the article.
    toc: 'toc' in page && !('layout' in page && page.layout !== undefined) ? page.toc : [],
    ...('isWide' in page && { isWide: true }),
    alternates: route.alternates,
    version: docVersion(page),
    ...('siteFrontMatter' in page && { siteFrontMatter: page.siteFrontMatter }),
  }
}

/** The title of a page; of a later page of a list with its number, as all of them have the same title. */
function titleInList(page: Page, { titleDelimiter }: SiteData, messages: Messages): string {
  const title = pageTitle(page, messages)
  if (!('pagination' in page) || page.pagination.page === 1) return title
  const { page: number, pageCount } = page.pagination
  return `${title} ${titleDelimiter} ${formatMessage(messages.pageOf, { page: number, pageCount })}`
}

function docVersion(page: Page): PageMeta['version'] {
  if (!('version' in page) || page.version.alternates.length === 0) return null
  const { name, alternates } = page.version
  return { name, alternates }
}

function htmlClass(page: Page): string {
  const kind = `fyr-kind-${page.kind}`
  if ('wrapperClassName' in page && page.wrapperClassName !== undefined)
    return `${kind} ${page.wrapperClassName}`
  if (page.kind !== 'doc') return kind
  // The first part of a route's id contains the version.
  const id = page.route.id.replace(/^[^/]*\//, '').replaceAll(/[/\s]+/g, '-')
  return `${kind} fyr-doc-${id} fyr-docs-version-${page.version.name}`
}
