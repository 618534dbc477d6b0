import type { PagePlan } from '@fyr/content-pipeline'
import type { Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import type { PageAssets } from '../theme/site-theme.ts'

/** What the rendering workers of a site are given. */
export interface RenderWorkerData {
  readonly storeFolder: string
  readonly themeName: string
  /** File of the theme's server door, absolute. */
  readonly themeServer: string
}

/** What the pages of a locale share, by its code. */
export type Surroundings = Readonly<Record<string, LocaleSurroundings>>

/** What stands around the articles of a locale. */
export interface LocaleSurroundings {
  readonly siteData: SiteData
  readonly sidebars: Readonly<Record<string, Sidebar>>
}

/** A page to render, to write and to keep, as a worker is given it. */
export interface RenderTask extends RenderOrder {
  /** `Surroundings` as JSON in UTF-8. All tasks of a build share one copy. */
  readonly surroundings: SharedArrayBuffer
}

/** What is asked for of a page. */
export interface RenderOrder {
  readonly plan: PagePlan
  readonly assets: PageAssets
  /** Names the scripts, styles and shell data that the page is made for. */
  readonly shell: string
  /** Name of the page's entry in the store. */
  readonly key: string
  readonly files: PageFiles
}

/** Files of a page, absolute; of the not-found page the document alone. */
export interface PageFiles {
  readonly html: string
  readonly payload: string | null
  /** Null in a site without Markdown, too. */
  readonly markdown: string | null
}

/** Bytes of a page's files. */
export interface PageSizes {
  readonly html: number
  /** 0 for a page without one. */
  readonly payload: number
  /** Likewise. */
  readonly markdown: number
}

/** A page that was written. */
export interface WrittenPage {
  readonly type: 'written'
  /** `PageFacts` as JSON: to copy a text into another thread takes no time. */
  readonly facts: string
  readonly sizes: PageSizes
}

/** A page, or that some of its texts must be compiled again first. */
export type RenderResult = WrittenPage | { readonly type: 'texts-missing' }
