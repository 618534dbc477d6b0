import type {
  DocPage,
  MarkdownPage,
  PostPage,
  SiteData,
  SiteFrontMatter,
} from '@fyr/content-pipeline/manifest'
import type { ReactNode } from 'react'
import type { Messages } from '../messages/messages.ts'

/** Props of a layout: the parts of a page, each to be placed once or left out. */
export interface LayoutProps {
  /** The level-1 heading; null where front matter hides it. */
  readonly title: ReactNode
  /** For search engines and previews. */
  readonly description: string
  /** The content. */
  readonly article: ReactNode
  /** The table of contents; null for a page without one. */
  readonly toc: ReactNode
  /** Of a doc in a sidebar, with its version; else null. */
  readonly breadcrumbs: ReactNode
  /** Links to the neighbours of a doc or a post; null for other pages. */
  readonly pagination: ReactNode
  /** As it is written, with the site's own keys as its schema gives them. */
  readonly frontMatter: Readonly<Record<string, unknown>> & SiteFrontMatter
  readonly page: DocPage | MarkdownPage | PostPage
  readonly siteData: SiteData
  readonly messages: Messages
}
