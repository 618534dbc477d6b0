import type { Page, SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType } from 'react'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta } from '../page-payload.ts'

/** What a component in a slot of the shell is given. */
export interface ShellSlotProps {
  readonly siteData: SiteData
  readonly messages: Messages
  readonly meta: PageMeta
}

/** What a component in a slot of the article is given. */
export interface ArticleSlotProps {
  readonly page: Page
  readonly siteData: SiteData
  readonly messages: Messages
}

/** Places of the shell that stand empty. What a site puts there is drawn by the build and taken over in the browser. */
export interface ShellSlots {
  /** Below the navbar, across the whole page; it stays in view. Its height belongs into `--fyr-size-header-end`. */
  readonly HeaderEnd?: ComponentType<ShellSlotProps>
  /** In the navbar, before the colour button; on small screens too. */
  readonly NavbarEnd?: ComponentType<ShellSlotProps>
  /** In the drawer, below the main menu. */
  readonly DrawerEnd?: ComponentType<ShellSlotProps>
  /** Above the sidebar, beside the article and in the drawer. */
  readonly SidebarStart?: ComponentType<ShellSlotProps>
  /** Below the sidebar, beside the article and in the drawer. */
  readonly SidebarEnd?: ComponentType<ShellSlotProps>
  /** Below the table of contents, where there is one. */
  readonly TableOfContentsEnd?: ComponentType<ShellSlotProps>
  /** Above the footer, across the whole page. */
  readonly FooterStart?: ComponentType<ShellSlotProps>
  /** Below the footer, across the whole page. */
  readonly FooterEnd?: ComponentType<ShellSlotProps>
}

/** Places of the article that stand empty. The build draws what a site puts there; nothing of it runs in the browser. */
export interface ArticleSlots {
  /** Before everything inside `<main>`, on pages of every kind. */
  readonly ArticleStart?: ComponentType<ArticleSlotProps>
  /** After everything inside `<main>`, on pages of every kind. */
  readonly ArticleEnd?: ComponentType<ArticleSlotProps>
}
