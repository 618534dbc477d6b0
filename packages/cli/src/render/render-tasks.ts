import type { PagePlan } from '@fyr/content-pipeline'
import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import type { PageAssets } from '../theme/site-theme.ts'

/** Data for the rendering workers of a site. */
export interface RenderWorkerData {
  readonly storeFolder: string
  readonly themeName: string
  /** File of the theme's entry point `./server`, absolute. */
  readonly themeServer: string
}

/** Data that the pages of a locale share, by the locale's code. */
export type DataByLocale = Readonly<Record<string, LocaleData>>

/** Data for the shell around the articles of a locale. */
export interface LocaleData {
  readonly siteData: SiteData
  readonly sidebars: Readonly<Record<string, Sidebar>>
}

/** A page for a worker to render, write and store. */
export interface RenderTask extends RenderOrder {
  /** `DataByLocale` as JSON in UTF-8. All tasks of a build share one copy. */
  readonly localeData: SharedArrayBuffer
}

/** The page to render, and where its files go. */
export interface RenderOrder {
  readonly plan: PagePlan
  readonly assets: PageAssets
  /** Identifies the scripts, styles and shell data of the page. */
  readonly shell: string
  /** Key of the page's entry in the store. */
  readonly key: string
  readonly files: PageFiles
}

/** Paths of a page's files, absolute. A not-found page has only the document. */
export interface PageFiles {
  readonly html: string
  readonly payload: string | null
  /** Null in a site without Markdown files too. */
  readonly markdown: string | null
}

/** Bytes of a page's files. */
export interface PageSizes {
  readonly html: number
  /** 0 for a page without one. */
  readonly payload: number
  /** 0 for a page without Markdown. */
  readonly markdown: number
}

/** A page that was written. */
export interface WrittenPage {
  readonly type: 'written'
  /** `PageFacts` as JSON: copying a string to another thread takes no time. */
  readonly facts: string
  readonly sizes: PageSizes
}

/** A finished page, or that some of its texts must be compiled again first. */
export type RenderResult = WrittenPage | { readonly type: 'texts-missing' }
