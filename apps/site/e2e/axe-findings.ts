import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type axe from 'axe-core'
import { type PaintedPair, TEXT_CONTRAST_MIN } from '../../../scripts/painted-texts.ts'
import { contrastOf } from './painted-colors.ts'
import { openSweepPage } from './sweep.ts'

/** Something that axe calls wrong, or can't decide. */
interface Finding {
  readonly kind: 'violation' | 'incomplete'
  readonly rule: string
  readonly target: string
  readonly html: string
  readonly why: string
  /** For a text whose background axe can't determine: what the style sheet says is painted. */
  readonly painted: PaintedPair | null
}

/** What axe is to look at. */
interface AxeOptions {
  /** Whether it measures the contrast of texts, which takes about as long as all else. Default true. */
  readonly contrast?: boolean
}

/** All that axe knows by default, and the least size of targets after WCAG 2.2, 2.5.8. */
function rulesWith({ contrast = true }: AxeOptions): axe.RunOptions {
  return { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } } }
}

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** For browsers that another program drives: a function's body that resolves to the rules which a part of the page breaks. */
export function axeScript(selector: string): string {
  const run = `axe.run(${JSON.stringify(selector)}, ${JSON.stringify(rulesWith({}))})`
  return `${readFileSync(AXE_FILE, 'utf8')}\nreturn ${run}.then(({ violations }) => violations.map(({ id }) => id))`
}

/** Opens a page that visits many addresses. Every document starts with axe in it: sending it to each takes twice as long. */
export async function openAxePage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await openSweepPage(browser, options)
  await page.context().addInitScript({ path: AXE_FILE })
  return page
}

/**
 * Runs axe over a page of `openAxePage` as it stands and gives its findings, a line each: what is wrong, and what it can't decide. A
 * text that axe can't see, since it lies outside of the box that scrolls it or is a single character, is decided by the
 * colours that its element and those around it are painted with.
 */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const findings = await page.evaluate(runAxe, rulesWith(options))
  return findings
    .filter((finding) => finding.kind === 'violation' || !isDecided(finding))
    .map(({ kind, rule, target, html, why }) => `${kind} ${rule}: ${target} ${html} (${why})`)
}

function isDecided({ rule, painted }: Finding): boolean {
  return rule === 'color-contrast' && contrastOf(painted) >= TEXT_CONTRAST_MIN
}

async function runAxe(options: axe.RunOptions): Promise<Finding[]> {
  const { axe: runner } = window as unknown as { readonly axe: typeof axe }
  const { violations, incomplete } = await runner.run(document, {
    ...options,
    elementRef: true,
    // Only a rule that is switched off reads style sheets, and fetching them takes a fifth of the time.
    preload: { assets: ['media'] },
    resultTypes: ['violations', 'incomplete'],
  })
  const findingsOf = (kind: Finding['kind'], results: typeof violations): Finding[] =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, element, any, all, none }) => ({
        kind,
        rule: id,
        target: target.join(' '),
        html: html.slice(0, 120),
        why: [...any, ...all, ...none].map(({ message }) => message).join(' '),
        painted:
          id === 'color-contrast' && element
            ? window.paintOn(getComputedStyle(element).color, element)
            : null,
      })),
    )
  return [...findingsOf('violation', violations), ...findingsOf('incomplete', incomplete)]
}
