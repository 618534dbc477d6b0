import type { PackageManager } from './package-manager.ts'

/** Accents to choose from by name; null is the theme's own. */
export const ACCENTS = {
  sea: null,
  blue: '#2c579e',
  violet: '#654594',
  pink: '#8f315d',
  red: '#923630',
  orange: '#84461b',
  green: '#2a683b',
} as const

/** Hosts of a repository; a workflow there checks, builds and publishes the site. */
export const HOST_NAMES = ['github', 'gitlab', 'none'] as const
export type HostName = (typeof HOST_NAMES)[number]

/** The choices that a new site is created from. */
export interface SiteChoices {
  /** Folder to create, relative to the current one; it may exist if it is empty. */
  readonly folder: string
  /** Name of the product and title of the site; null for the name of the folder. */
  readonly name: string | null
  /** Codes of its languages, the default one first. */
  readonly locales: readonly string[]
  readonly blog: boolean
  /** A colour, `#rrggbb`; null for that of the theme. */
  readonly accent: string | null
  readonly host: HostName
  /** The URL where it will be published, including its path. */
  readonly url: string
  /** Whether the site installs the library that converts pictures. */
  readonly images: boolean
  readonly packageManager: PackageManager
}

/** A site in English with a blog, as the theme comes, whose pictures are converted, without a workflow. */
export const DEFAULT_CHOICES: SiteChoices = {
  folder: 'my-site',
  name: null,
  locales: ['en'],
  blog: true,
  accent: null,
  host: 'none',
  url: 'https://example.com',
  images: true,
  packageManager: { name: 'npm', version: null },
}
