import type { Root } from 'hast'
import type { HeadElement, SiteScript } from './scripts-and-head.ts'

/** Version of every shape in this entry point. A client that gets another version loads the page as a document. */
export const CONTRACT_VERSION = 1

/** One language of the site. */
export interface LocaleInfo {
  /** Code as the configuration spells it, also the folder under `i18n/`: `en`, `no`. */
  readonly code: string
  /** Name of the language in itself: `English`, `Norsk`. */
  readonly label: string
  /** Value of `<html lang>` and `hreflang`, BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Address of the locale's home, starting and ending with a slash: `/`, `/no/`. */
  readonly basePath: string
  readonly isDefault: boolean
}

export interface NavbarLink {
  readonly type: 'link'
  readonly label: string
  /** Address with base path, or an absolute URL when `isExternal`. */
  readonly href: string
  readonly isExternal: boolean
  /** On the site, but not a page of this locale, such as a file: the browser must load it as a document. */
  readonly isDocument?: true
  readonly position: 'left' | 'right'
  /** The link is active on every page whose address equals this or is below it. */
  readonly activeBase?: string
  /** Whether the link is active only on its own page: a link to the home page, which every page is below. */
  readonly isExact?: true
}

/** Link to the first page of a sidebar; active on every page that shows this sidebar. */
export interface NavbarSidebarLink {
  readonly type: 'sidebar'
  readonly label: string
  readonly href: string
  readonly sidebar: string
  readonly position: 'left' | 'right'
  /** `href` and `sidebar` for each version of the docs that has this sidebar; absent without a choice of versions. */
  readonly versions?: readonly {
    readonly version: string
    readonly href: string
    readonly sidebar: string
  }[]
}

export interface NavbarMenu {
  readonly type: 'menu'
  readonly label: string
  readonly items: readonly NavbarLink[]
  readonly position: 'left' | 'right'
}

export interface NavbarLocaleMenu {
  readonly type: 'locale-menu'
  readonly position: 'left' | 'right'
}

/** The version menu; present only when there are two or more versions. */
export interface NavbarVersionMenu {
  readonly type: 'version-menu'
  readonly position: 'left' | 'right'
}

export type NavbarItem = NavbarLink | NavbarSidebarLink | NavbarMenu | NavbarLocaleMenu | NavbarVersionMenu

export interface FooterLink {
  readonly label: string
  readonly href: string
  readonly isExternal: boolean
  /** On the site, but not a page of this locale, such as a file: the browser must load it as a document. */
  readonly isDocument?: true
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

export interface FooterLogo {
  /** Address with base path. */
  readonly src: string
  /** Smaller files for screens of one and of two pixels, for `srcset`; absent for none. */
  readonly srcSet?: string
  readonly alt: string
  /** Target of the link; absent for an image without one. */
  readonly link?: Omit<FooterLink, 'label'>
}

/** The footer of every page: columns of links, and a last line with an image, the copyright and links. */
export interface SiteFooter {
  readonly columns: readonly FooterColumn[]
  readonly links?: readonly FooterLink[]
  readonly logo?: FooterLogo
  /** A fixed colour mode; absent to follow the page. */
  readonly mode?: 'light' | 'dark'
  /** Empty for none. */
  readonly copyright: string
}

export interface ColorModeSettings {
  readonly defaultMode: 'light' | 'dark'
  /** Hides the toggle and ignores a stored choice. */
  readonly disableSwitch: boolean
  /** Follow the system; the toggle then cycles light, dark, system. */
  readonly respectSystem: boolean
}

export interface Announcement {
  /** Changing the id shows a dismissed bar again. */
  readonly id: string
  /** Inline Markdown, already sanitised. */
  readonly body: Root
  readonly isCloseable: boolean
}

/** The banner of a version: none, not released yet, or no longer maintained. */
export type VersionBanner = 'none' | 'unreleased' | 'unmaintained'

/** A version of the docs that readers can choose. */
export interface VersionLink {
  /** `current` for the docs in progress. */
  readonly name: string
  readonly label: string
  /** Address, with base path, of the doc that represents the version. */
  readonly href: string
  /** The default version. */
  readonly isLast: boolean
}

/** A feed of the blog, for the `<head>` of documents. */
export interface FeedLink {
  /** Media type: `application/rss+xml`. */
  readonly type: string
  readonly title: string
  /** Address with base path. */
  readonly href: string
}

/** The settings that the search of a locale starts with. */
export interface SiteSearch {
  /** Address, with base path, of the page that shows the search or, without scripts, a list of all pages. */
  readonly page: string
  /** Address, with base path, of the file that lists the indexes. */
  readonly manifest: string
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Pages to offer before anything is typed. */
  readonly popular: readonly { readonly label: string; readonly href: string }[]
  /** Where to ask people what the search does not find. */
  readonly ask?: string
}

/** Actions that readers have for a doc. */
export interface PageActions {
  /** Say whether it was helpful. */
  readonly hasFeedback: boolean
  /** Copy its Markdown. */
  readonly hasCopy: boolean
  /** Open it in a service: in `href`, `{url}` stands for its URL, and `{markdown}` for that of its Markdown. */
  readonly openIn: readonly { readonly label: string; readonly href: string }[]
}

/** The picture before the title of the site, with addresses. */
export interface SiteLogo {
  readonly src: string
  /** Smaller files for screens of one and of two pixels, for `srcset`; absent for none. */
  readonly srcSet?: string
  readonly alt: string
  /** Its size in CSS pixels, for one that is not square. */
  readonly size?: { readonly width: number; readonly height: number }
  /** The image used in dark mode. */
  readonly dark?: string
  /** Smaller files of the image used in dark mode. */
  readonly darkSrcSet?: string
}

/** The site data that every page of one locale shares: serialisable, sent to the browser once. */
export interface SiteData {
  readonly contract: typeof CONTRACT_VERSION
  readonly title: string
  readonly tagline: string
  /** Origin of the published site without a trailing slash: `https://docs.example.com`. */
  readonly origin: string
  readonly titleDelimiter: string
  readonly locale: LocaleInfo
  /** All locales in configured order, this one included. */
  readonly locales: readonly LocaleInfo[]
  readonly logo: SiteLogo | null
  readonly favicon: string | null
  /** The text beside the logo, empty for none; absent for the title. */
  readonly navbarTitle?: string
  readonly navbar: readonly NavbarItem[]
  readonly footer: SiteFooter
  readonly colorMode: ColorModeSettings
  readonly announcement: Announcement | null
  readonly baseUrlBanner: boolean
  /** Absent without any. */
  readonly scripts?: readonly SiteScript[]
  /** Absent without any. */
  readonly head?: readonly HeadElement[]
  /** Origins of servers that readers may call from pages of an API; absent without any. */
  readonly connect?: readonly string[]
  /** Origins of the frames that pages may show; absent without any. */
  readonly frames?: readonly string[]
  /** Documents have the content security policy in their head. */
  readonly hasMetaPolicy?: true
  /** The versions of the docs, newest first; empty unless there are two or more. */
  readonly versions: readonly VersionLink[]
  /** Absent for a site without a search. */
  readonly search?: SiteSearch
  /** Empty without a blog. */
  readonly feeds: readonly FeedLink[]
  /** Pages are published as Markdown, too. */
  readonly hasMarkdown?: true
  /** Absent without any. */
  readonly pageActions?: PageActions
  /** Messages of the site that replace the theme's, by the theme's names for them: `onThisPage`, `postCount.one`. */
  readonly texts: Readonly<Record<string, string>>
}
