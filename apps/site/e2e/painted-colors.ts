import { contrastRatio } from '@fyr/theme/tokens'
import type { BrowserContext, Page } from '@playwright/test'
import { installPaint, type PaintedPair, TEXT_CONTRAST_MIN } from '../../../scripts/painted-texts.ts'

/** Gives every page of a context `window.paintOn` and `window.paintedTexts`. */
export async function bringPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(installPaint)
}

/** Contrast of a pair after WCAG 2.2; 0 when the colours are unknown. */
export function contrastOf(pair: PaintedPair | null): number {
  return pair ? contrastRatio(pair.color, pair.ground) : 0
}

/**
 * Texts of a page of a context with paint that are too faint on their ground, a line each, and those whose colours are
 * unknown. It takes a fifth of the time that axe takes for it, and asks for as much of large texts as of small ones; but it does not see
 * what covers a text without being around it, for which axe looks at some pages.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => window.paintedTexts())
  if (texts.length === 0) throw new Error('The page shows no text.')
  return texts
    .filter(({ painted }) => contrastOf(painted) < TEXT_CONTRAST_MIN)
    .map(({ text, element, painted }) => `faint: ${element} "${text}" (${JSON.stringify(painted)})`)
}
