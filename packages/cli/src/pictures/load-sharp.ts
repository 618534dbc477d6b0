import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type Sharp from 'sharp'
import { findPackage } from '../store/package-fingerprint.ts'

/** The package that converts pictures. */
const PICTURE_LIBRARY = 'sharp'

/** The library that converts pictures, as the site has installed it; null where it has not, or not for this system. */
export async function loadSharp(root: string): Promise<typeof Sharp | null> {
  if (findPackage(root, PICTURE_LIBRARY) === null) return null
  try {
    const file = createRequire(join(root, 'site.config.ts')).resolve(PICTURE_LIBRARY)
    const { default: sharp }: { readonly default: typeof Sharp } = await import(pathToFileURL(file).href)
    // Each picture has one thread, and several are converted at once. Nothing is asked for twice.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  } catch {
    return null
  }
}
