import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The script of axe, for the pages of a context. */
export const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe reports on a page whose context contains it, a line each. */
export function violationsOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  return page.evaluate(async (given) => {
    const { axe: runner } = window as unknown as { readonly axe: typeof axe }
    // Only a rule that is switched off reads style sheets.
    const { violations } = await runner.run({ ...given, preload: { assets: ['media'] } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, options)
}
