import type { HomePage, NotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType } from 'react'
import type { AnnouncementBarProps } from './announcement-bar/announcement-bar.tsx'
import type { ArticleProps } from './article/article-props.ts'
import type { AuthorListProps } from './article/author-list.tsx'
import type { BreadcrumbsProps } from './article/breadcrumbs.tsx'
import type { EditRowProps } from './article/edit-row.tsx'
import type { HeroImageProps } from './article/hero-image.tsx'
import type { MobileTocProps } from './article/mobile-toc.tsx'
import type { NoticeProps } from './article/notice.tsx'
import type { PageActionsProps } from './article/page-actions.tsx'
import type { PaginationProps } from './article/pagination.tsx'
import type { PostFactsProps } from './article/post-facts.tsx'
import type { PostListProps } from './article/post-list.tsx'
import type { TagListProps } from './article/tag-list.tsx'
import type { VersionBadgeProps } from './article/version-badge.tsx'
import type { VersionNoticeProps } from './article/version-notice.tsx'
import type { BackToTopProps } from './back-to-top/back-to-top.tsx'
import type { ColorToggleProps } from './color-toggle/color-toggle.tsx'
import type { AdmonitionProps } from './content/admonition.tsx'
import type { CodeBlockProps } from './content/code-block.tsx'
import type { DocCardsProps } from './content/doc-cards.tsx'
import type { DrawingProps } from './content/drawing.tsx'
import type { EmbedProps } from './content/embed.tsx'
import type { HeadingProps } from './content/heading.tsx'
import type { TableWrapperProps } from './content/table-wrapper.tsx'
import type { TabsProps } from './content/tabs.tsx'
import type { PageCrashProps } from './crash/page-crash.tsx'
import type { AnyCustomisation } from './customising/customisation.ts'
import type { DrawerProps } from './drawer/drawer.tsx'
import type { FooterProps } from './footer/footer.tsx'
import type { BrandProps } from './navbar/brand.tsx'
import type { NavbarProps } from './navbar/navbar.tsx'
import type { VersionMenuProps } from './navbar/version-menu.tsx'
import type { SidebarNavProps } from './sidebar/sidebar-nav.tsx'
import type { TableOfContentsProps } from './table-of-contents/table-of-contents.tsx'

/** The components of the theme that a site can override, each as what an override has to be. */
export interface OverridableComponents {
  readonly Admonition: ComponentType<AdmonitionProps>
  readonly AnnouncementBar: ComponentType<AnnouncementBarProps>
  readonly AuthorList: ComponentType<AuthorListProps>
  readonly BackToTop: ComponentType<BackToTopProps>
  readonly Brand: ComponentType<BrandProps>
  readonly Breadcrumbs: ComponentType<BreadcrumbsProps>
  readonly CodeBlock: ComponentType<CodeBlockProps>
  readonly ColorToggle: ComponentType<ColorToggleProps>
  readonly DocCards: ComponentType<DocCardsProps>
  readonly Drawer: ComponentType<DrawerProps>
  readonly Drawing: ComponentType<DrawingProps>
  readonly EditRow: ComponentType<EditRowProps>
  readonly Embed: ComponentType<EmbedProps>
  readonly Footer: ComponentType<FooterProps>
  readonly Heading: ComponentType<HeadingProps>
  readonly HeroImage: ComponentType<HeroImageProps>
  readonly HomeArticle: ComponentType<ArticleProps<HomePage>>
  readonly MobileToc: ComponentType<MobileTocProps>
  readonly Navbar: ComponentType<NavbarProps>
  readonly NotFoundArticle: ComponentType<ArticleProps<NotFoundPage>>
  readonly Notice: ComponentType<NoticeProps>
  readonly PageActions: ComponentType<PageActionsProps>
  readonly PageCrash: ComponentType<PageCrashProps>
  readonly PageFeedback: ComponentType
  readonly Pagination: ComponentType<PaginationProps>
  readonly PostFacts: ComponentType<PostFactsProps>
  readonly PostList: ComponentType<PostListProps>
  readonly SidebarNav: ComponentType<SidebarNavProps>
  readonly TableOfContents: ComponentType<TableOfContentsProps>
  readonly TableWrapper: ComponentType<TableWrapperProps>
  readonly Tabs: ComponentType<TabsProps>
  readonly TagList: ComponentType<TagListProps>
  readonly VersionBadge: ComponentType<VersionBadgeProps>
  readonly VersionMenu: ComponentType<VersionMenuProps>
  readonly VersionNotice: ComponentType<VersionNoticeProps>
}

/** The customisation of a site: components for slots, overrides of the theme's components, and islands. */
export interface Customisation extends Omit<AnyCustomisation, 'components'> {
  /** By the name of the component that each overrides. */
  readonly components?: Partial<OverridableComponents>
}
