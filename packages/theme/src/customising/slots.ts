import type { Page, SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType } from 'react'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta } from '../page-payload.ts'

/** Props of a component in a slot of the shell. */
export interface ShellSlotProps {
  readonly siteData: SiteData
  readonly messages: Messages
  readonly meta: PageMeta
}

/** Props of a component in a slot of the article. */
export interface ArticleSlotProps {
  readonly page: Page
  readonly siteData: SiteData
  readonly messages: Messages
}

/** Slots of the shell. The build renders what a site puts there, and the browser hydrates it. */
export interface ShellSlots {
  /** Below the navbar, across the whole page; it stays in view. Set `--fyr-size-header-end` to its height. */
  readonly HeaderEnd?: ComponentType<ShellSlotProps>
  /** In the navbar, before the colour button; on small screens too. */
  readonly NavbarEnd?: ComponentType<ShellSlotProps>
  /** In the drawer, below the main menu. */
  readonly DrawerEnd?: ComponentType<ShellSlotProps>
  /** Above the sidebar, beside the article and in the drawer. */
  readonly SidebarStart?: ComponentType<ShellSlotProps>
  /** Below the sidebar, beside the article and in the drawer. */
  readonly SidebarEnd?: ComponentType<ShellSlotProps>
  /** Below the table of contents, if there is one. */
  readonly TableOfContentsEnd?: ComponentType<ShellSlotProps>
  /** Above the footer, across the whole page. */
  readonly FooterStart?: ComponentType<ShellSlotProps>
  /** Below the footer, across the whole page. */
  readonly FooterEnd?: ComponentType<ShellSlotProps>
  /** At the lower edge of the window, over the page: asks the reader for a consent. See `useConsent`. */
  readonly Consent?: ComponentType<ShellSlotProps>
}

/** Slots of the article. Only the build renders what a site puts there; none of it runs in the browser. */
export interface ArticleSlots {
  /** Before everything inside `<main>`, on pages of every kind. */
  readonly ArticleStart?: ComponentType<ArticleSlotProps>
  /** After everything inside `<main>`, on pages of every kind. */
  readonly ArticleEnd?: ComponentType<ArticleSlotProps>
}
