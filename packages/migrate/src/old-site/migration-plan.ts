import type { PathAlias } from './path-aliases.ts'
import type { Settings } from './plain-value.ts'

/** Something of the old site that is not migrated automatically. */
export interface MigrationNote {
  readonly kind: 'plug-in' | 'component' | 'setting' | 'page' | 'link' | 'text'
  /** The name that the old site uses. */
  readonly name: string
  /** The replacement, as a sentence. */
  readonly instead: string
  /** Number of pages that it concerns, where the pages say so. */
  readonly pages?: number
  /** Whether nothing has to be done. */
  readonly isDone?: true
}

/** A page of the old site in one of its languages. */
export interface OldPage {
  /** Its file, relative to the root of the new site, before any move; null for a list that the old tool generates. */
  readonly file: string | null
  /** With base path. */
  readonly address: string
  readonly locale: string
  /**
   * The slug that gives a page of the default language, or of another language alone, its address: the path below the docs of its
   * version, the blog or the site. Undefined if none can.
   */
  readonly slug?: string
}

/** An address that led to another one. */
export interface OldRedirect {
  readonly from: string
  readonly to: string
}

/** The value of `site.config.ts`, written before Fyr has checked it. */
export type PlannedConfig = Readonly<Record<string, unknown>>

/** How a site of another tool is migrated. Paths are relative to the root, with `/`. */
export interface MigrationPlan {
  /** Name of the tool, as it spells itself. */
  readonly tool: string
  /** Folder of the new site, absolute: the nearest one that holds everything. */
  readonly root: string
  /** Folder of the old site, relative to the root; empty for the root itself. */
  readonly folder: string
  /** Base path of the old site, with slashes at both ends. */
  readonly basePath: string
  readonly config: PlannedConfig
  /** Translations of the texts of the configuration, by locale and key. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Files and folders that are moved. */
  readonly moves: readonly { readonly from: string; readonly to: string }[]
  /** Pictures that are copied to the static folder, and pages that two languages show. A file that is there stays. */
  readonly copies: readonly { readonly from: string; readonly to: string }[]
  /** The new text of a page of the old site, by its old and its new place. */
  readonly rewrite: (file: string, place: string, text: string) => string
  /** The id that the old tool makes of the words of a heading, before it numbers it. */
  readonly headingId: (words: string) => string
  /** Whether the old tool colours code in a language; unknown where it does not say which it knows. */
  readonly coloursCodeIn?: (language: string) => boolean
  /** The new text of a data file in YAML or JSON, by its old place, where the old tool reads it in another way. */
  readonly rewriteData?: (file: string, text: string) => string
  /** Files to add, unless they exist. */
  readonly files: Readonly<Record<string, string>>
  readonly aliases: readonly PathAlias[]
  /** Folders of components that content may name without an import. */
  readonly components: readonly string[]
  /** Modules that give components to all pages, whether they are there or not. */
  readonly registries: readonly string[]
  /**
   * The sidebar that the old site shows on a page, by its address without base path and its old front matter; null for none,
   * undefined where that is the one that lists the page.
   */
  readonly sidebarOf: (address: string, frontMatter: Settings) => string | null | undefined
  readonly pages: readonly OldPage[]
  readonly redirects: readonly OldRedirect[]
  readonly notes: readonly MigrationNote[]
}

/** Folder of the pages of a site whose old tool had no such folder. */
export const PAGES = 'content/pages'
