import type { RouteManifest } from './manifest/index.ts'
import type { SourceCache } from './schemas/content-source.ts'
import type { SiteConfig } from './schemas/site-config.ts'
import type { ConfiguredCheck } from './schemas/site-checks.ts'
import type { RuleProblem } from './schemas/site-hooks.ts'

/** What a check of a site gets. */
export interface CheckRequest {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  /** The plan of the site: its pages, with addresses and titles, its redirects and sidebars. */
  readonly manifest: RouteManifest
  /** Every Markdown file of the content folders, also those that are only included: relative to the root, with `/`, sorted. */
  readonly files: readonly string[]
  readonly cache: CheckCache
}

/** Texts that a check keeps between runs. A change of its code is not noticed: put what decides the result into the key. */
export interface CheckCache extends SourceCache {
  /** A folder, absolute, below which a check may make temporary files: packages of the site are found from there. */
  readonly folder: string
}

/** A problem that a check finds. */
export interface CheckProblem extends RuleProblem {
  /** A code of the reference of diagnostics. Default: `site-rule`. */
  readonly code?: string
  /** The line of the file. Default: it is read. */
  readonly sourceLine?: string
  /** The column in `sourceLine`, where that is only a part of the line. */
  readonly sourceColumn?: number
}

/** The problems that a check finds, and a sentence about what it has looked at, which `fyr check` prints. */
export interface CheckReport {
  readonly problems: Iterable<CheckProblem>
  readonly summary?: string
}

type CheckAnswer = CheckReport | Iterable<CheckProblem> | undefined

/** A check of a site's own, in `checks` of its configuration: `fyr check` and `fyr build` call it. */
export interface SiteCheck extends ConfiguredCheck {
  /** Names it in messages, and what it keeps: lower-case letters, digits and hyphens. */
  readonly name: string
  readonly check: (request: CheckRequest) => CheckAnswer | Promise<CheckAnswer>
}
