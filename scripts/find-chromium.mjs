import { existsSync } from 'node:fs'

/**
 * Debian's packages of Chromium, the preferred one first. The headless shell is the same browser without a window; the full one
 * starts several more processes for its toolbar with every page, which takes as long as the checks.
 */
export const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'chromium']

/** The Chromium that the environment names, if it is there, or that the machine has; `undefined` where it has none. */
export function findChromium() {
  const usual = [...CHROMIUM_PACKAGES, 'chromium-browser'].map((name) => `/usr/bin/${name}`)
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path))
}
