import type { PackageManager } from './package-manager.ts'

/** Accents of a new site; `sea` is the theme's own. */
export const ACCENT_NAMES = ['sea', 'blue', 'violet', 'pink', 'red', 'orange', 'green'] as const
export type AccentName = (typeof ACCENT_NAMES)[number]

/** Where the repository of a site is hosted; a workflow there checks, builds and publishes it. */
export const HOST_NAMES = ['github', 'gitlab', 'none'] as const
export type HostName = (typeof HOST_NAMES)[number]

/** What a new site is made from. */
export interface SiteChoices {
  /** Folder to create, relative to the current one; it may exist if it is empty. */
  readonly folder: string
  /** Name of the product and title of the site; null for the name of the folder. */
  readonly name: string | null
  /** Codes of its languages, the default one first. */
  readonly locales: readonly string[]
  readonly blog: boolean
  readonly accent: AccentName
  readonly host: HostName
  /** Where it will be published, with the path that it is under. */
  readonly url: string
  readonly packageManager: PackageManager
}

/** A site in English with a blog, as the theme comes, without a workflow. */
export const DEFAULT_CHOICES: SiteChoices = {
  folder: 'my-site',
  name: null,
  locales: ['en'],
  blog: true,
  accent: 'sea',
  host: 'none',
  url: 'https://example.com',
  packageManager: { name: 'npm', version: null },
}
