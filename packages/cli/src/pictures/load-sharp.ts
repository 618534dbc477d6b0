import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type Sharp from 'sharp'
import { findPackage } from '../store/package-fingerprint.ts'

/** The package that converts pictures. */
const PICTURE_LIBRARY = 'sharp'

/** The library that converts pictures, as a site has installed it: not at all, or perhaps not for this system. */
type PictureLibrary =
  | { readonly state: 'ready'; readonly sharp: typeof Sharp }
  | { readonly state: 'missing' }
  | { readonly state: 'unusable'; readonly reason: string }

/** Loads the library that converts pictures. */
export async function loadSharp(root: string): Promise<PictureLibrary> {
  if (findPackage(root, PICTURE_LIBRARY) === null) return { state: 'missing' }
  try {
    const file = createRequire(join(root, 'site.config.ts')).resolve(PICTURE_LIBRARY)
    const { default: sharp }: { readonly default: typeof Sharp } = await import(pathToFileURL(file).href)
    // Each picture has one thread, and several are converted at once. Nothing is asked for twice.
    sharp.concurrency(1)
    sharp.cache(false)
    return { state: 'ready', sharp }
  } catch (error) {
    return { state: 'unusable', reason: error instanceof Error ? error.message : String(error) }
  }
}
