export { AnnouncementBar, type AnnouncementBarProps } from './announcement-bar/announcement-bar.tsx'
export { BackToTop, type BackToTopProps } from './back-to-top/back-to-top.tsx'
export { useLiveContent } from './client/article/use-live-content.ts'
export {
  type ColorChoice,
  type ColorModeState,
  defaultChoice,
  nextChoice,
} from './color-toggle/color-choice.ts'
export { ColorToggle, type ColorToggleProps } from './color-toggle/color-toggle.tsx'
export { CrashBoundary, type CrashBoundaryProps } from './crash/crash-boundary.tsx'
export { describeError } from './crash/describe-error.ts'
export { PageCrash, type PageCrashProps } from './crash/page-crash.tsx'
export { Drawer, type DrawerProps } from './drawer/drawer.tsx'
export { Admonition, type AdmonitionProps, type AdmonitionType } from './content/admonition.tsx'
export { CodeBlock, type CodeBlockProps } from './content/code-block.tsx'
export { DocCards, type DocCardsProps } from './content/doc-cards.tsx'
export { Heading, type HeadingProps } from './content/heading.tsx'
export { TableWrapper, type TableWrapperProps } from './content/table-wrapper.tsx'
export { type TabItem, Tabs, type TabsProps } from './content/tabs.tsx'
export { Footer, type FooterProps } from './footer/footer.tsx'
export { Icon, type IconName } from './icon/icon.tsx'
export { SiteLink, type SiteLinkProps } from './link/site-link.tsx'
export { en } from './messages/en.ts'
export { type DateStyle, formatDate } from './messages/format-date.ts'
export { formatMessage, formatPlural } from './messages/format-message.ts'
export { messagesFor } from './messages/messages-for.ts'
export type { Messages, PluralMessage } from './messages/messages.ts'
export { no } from './messages/no.ts'
export { Brand } from './navbar/brand.tsx'
export { MOBILE_NAVBAR_MAX_PX, Navbar, type NavbarProps } from './navbar/navbar.tsx'
export type { PageMeta, PagePayload, ShellData, SidebarData } from './page-payload.ts'
export { ArticleHost, type ArticleHostProps } from './shell/article-host.tsx'
export type {
  AnnouncementState,
  BackToTopState,
  Crash,
  DrawerState,
  ShellProps,
} from './shell/shell-props.ts'
export { ShellRoot, type ShellRootProps } from './shell/shell-root.tsx'
export { Shell } from './shell/shell.tsx'
export { SidebarNav, type SidebarNavProps } from './sidebar/sidebar-nav.tsx'
export { SkipLink } from './skip-link/skip-link.tsx'
export { TableOfContents, type TableOfContentsProps } from './table-of-contents/table-of-contents.tsx'
