import * as z from 'zod'
import type { RouteManifest } from '../manifest/index.ts'

/** A problem that a rule of the site finds. */
export interface RuleProblem {
  /** The problem, as a complete sentence. */
  readonly problem: string
  /** How to fix it, as a whole sentence. */
  readonly hint?: string
  /** File that it concerns, relative to the root of the site, such as the `source` of a route. Default: the configuration. */
  readonly file?: string
  /** From 1. */
  readonly line?: number
  /** From 1. */
  readonly column?: number
  /** Default `error`, which stops a build. */
  readonly severity?: 'error' | 'warning'
}

/** Checks the plan of a site: its pages, with addresses and titles, its redirects and sidebars. */
export type PlanHook = (
  manifest: RouteManifest,
) => Iterable<RuleProblem> | Promise<Iterable<RuleProblem> | undefined> | undefined

/** A file that a build publishes. */
export interface PublishedFile {
  /** Below the published folder, with `/`: `docs/intro/index.html`. */
  readonly path: string
  readonly read: () => Promise<Uint8Array>
}

/** A file that a site adds to those. */
export interface AddedFile {
  /** Below the published folder, with `/`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/** Makes more files of those that a build publishes, sorted by path. */
export type PublishHook = (
  files: readonly PublishedFile[],
) => Iterable<AddedFile> | Promise<Iterable<AddedFile> | undefined> | undefined

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

/** Schema of `onPlan`. */
export const planHookSchema = z
  .custom<PlanHook>(isFunction, { error: 'must be a function that returns a list of problems' })
  .optional()

/** Schema of `onPublish`. */
export const publishHookSchema = z
  .custom<PublishHook>(isFunction, { error: 'must be a function that returns a list of files' })
  .optional()
