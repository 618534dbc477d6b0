import { MOBILE_NAVBAR_MAX_PX } from '@fyr/theme'
import { contrastRatio } from '@fyr/theme/tokens'
import axe, { type RunOptions } from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { installPaint, TEXT_CONTRAST_MIN } from '../../../scripts/painted-texts.ts'
import { otherLanguage, turnLanguage } from './language.tsx'
import { textsIn } from './left-in-language.ts'
import { keepCounters } from '../completeness/keep-counters.ts'

// A busy machine may need a while for a module or a worker that a play waits for.
configure({ asyncUtilTimeout: 10_000 })

/** What axe finds in the story that is shown, a line each: what is wrong, and what it can't decide. */
async function findings(options: RunOptions): Promise<string[]> {
  const { violations, incomplete } = await axe.run(document.body, {
    ...options,
    // Only a rule that is switched off reads style sheets, and fetching them takes a fifth of the time.
    preload: { assets: ['media'] },
    resultTypes: ['violations', 'incomplete'],
  })
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message)
      return `${id}: ${target.join(' ')} (${reasons.join(' ')})`
    }),
  )
}

/** A narrow and a wide window, on either side of where the layout changes. */
const NARROW_PX = 360
const WIDE_PX = 1440

/** What is shown and what scrolls sideways. No other thing that axe asks for follows the width of the window. */
function arrangement(): string {
  return [...document.body.querySelectorAll('*')]
    .map((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true })
      return `${isShown} ${isShown && element.scrollWidth > element.clientWidth}`
    })
    .join()
}

/** Landmarks around all content: a component is not a page. A frame shows one of another host. */
const NOT_FOR_COMPONENTS = { region: { enabled: false }, 'frame-tested': { enabled: false } }

/** What scrolls is expanded, and the page grows with it: axe can't see what is outside of its box. */
function expand(): void {
  const open = new CSSStyleSheet()
  open.replaceSync(`
    .fyr-table, .fyr-code-pre, .fyr-sidebar { overflow: visible; }
    .fyr-sidebar, .fyr-code-pre { max-block-size: none !important; }
    body:has(.fyr-table) { inline-size: max-content; min-inline-size: 100%; }
  `)
  document.adoptedStyleSheets = [open]
  // A play may have scrolled; axe ignores what is under the header then.
  window.scrollTo({ top: 0, behavior: 'instant' })
}

installPaint()

/** Whether a text may be too faint: by its colour and the one of the element behind it, or because those are unknown. */
function hasFaintTexts(): boolean {
  return window
    .paintedTexts()
    .some(
      ({ painted }) => painted === null || contrastRatio(painted.color, painted.ground) < TEXT_CONTRAST_MIN,
    )
}

/**
 * Runs axe in the mode of the story, and over the colours of the other mode where a text may be too faint there: to read colours takes a
 * fifth of the time that axe takes, which has looked at what covers a text without being around it in the mode of the story.
 */
async function findingsInBothModes(): Promise<string[]> {
  const { dataset } = document.documentElement
  const own = dataset['theme'] === 'dark' ? 'dark' : 'light'
  const other = own === 'dark' ? 'light' : 'dark'
  expand()
  const inOwn = await findings({ rules: NOT_FOR_COMPONENTS })
  dataset['theme'] = other
  const inOther = hasFaintTexts() ? await findings({ runOnly: ['color-contrast'] }) : []
  dataset['theme'] = own
  document.adoptedStyleSheets = []
  return [...inOwn.map((line) => `${own}: ${line}`), ...inOther.map((line) => `${other}: ${line}`)]
}

/**
 * Runs axe over all but colours, which take most of its time and which no width changes; those of what only some widths show are
 * looked at by the journeys, on whole pages and in both modes.
 */
async function findingsWithoutColours(): Promise<string[]> {
  expand()
  const found = await findings({ rules: { ...NOT_FOR_COMPONENTS, 'color-contrast': { enabled: false } } })
  document.adoptedStyleSheets = []
  return found
}

/** Tag of stories whose layout follows the width of the window. */
const BOTH_WIDTHS = 'both-widths'

/** Tag of stories that show a page of a site as it is: axe looks at those in its journeys. */
const PAGE_OF_THE_SITE = 'page-of-the-site'

/** Looks at a story at a width on the other side of the layout's change, if that changes what is shown. */
async function findingsAtOtherWidth(): Promise<string[]> {
  const found: string[] = []
  const { innerWidth, innerHeight } = window
  const other = innerWidth > MOBILE_NAVBAR_MAX_PX ? NARROW_PX : WIDE_PX
  const shown = arrangement()
  await keepCounters(async () => {
    await page.viewport(other, innerHeight)
    if (arrangement() !== shown) found.push(...(await findingsWithoutColours()))
    await page.viewport(innerWidth, innerHeight)
  })
  return found.map((line) => `${other} px, ${line}`)
}

/** Turns the story and waits until React has rendered it. */
async function turn(isOther: boolean): Promise<void> {
  turnLanguage(isOther)
  await new Promise((resolve) => setTimeout(resolve))
}

/** Turns a story into the other language and gives the texts that it still has in its own. */
async function textsLeftInOwnLanguage(): Promise<string[]> {
  const own = document.documentElement.lang === 'no' ? 'no' : 'en'
  if (textsIn(own).length === 0) return []
  const left: string[] = []
  await keepCounters(async () => {
    await turn(true)
    left.push(...textsIn(own))
    await turn(false)
  })
  return left.map((text) => `${otherLanguage(own)}: "${text}" stays as it is in ${own}`)
}

/** Tag of stories that are documentation, in English. */
const WORDS_OF_ITS_OWN = 'words-of-its-own'

// The toolbar's language changes every text of the interface that a story has.
afterEach<{ readonly story?: { readonly tags: readonly string[] } }>(async ({ story }) => {
  if (story?.tags.includes(WORDS_OF_ITS_OWN)) return
  const left = await textsLeftInOwnLanguage()
  if (left.length > 0) throw new Error(`The language does not change:\n${left.join('\n')}`)
})

/** Lists of the interface that have bullets or numbers, as lists of text have them. */
function markedLists(): string[] {
  return [...document.body.querySelectorAll(':is(ul, ol):is([class^="fyr-"], [class^="fyr-"] *)')]
    .filter((list) => list.closest('.fyr-text') === null && getComputedStyle(list).listStyleType !== 'none')
    .map(({ className, parentElement }) => className || `in ${parentElement?.className ?? ''}`)
}

// Components stand alone in a story, as they may in an application.
afterEach(() => {
  const marked = markedLists()
  if (marked.length > 0) throw new Error(`Lists of the interface have marks:\n${marked.join('\n')}`)
})

// Fails on what is wrong and on what is left open, looks at the colours of the other mode too, and at all but colours at the
// other width where a story is tagged. A story that axe can't decide has to be shown so that it can.
afterEach<{ readonly story?: { readonly tags: readonly string[] } }>(async ({ story }) => {
  if (story?.tags.includes(PAGE_OF_THE_SITE)) return
  const found = await findingsInBothModes()
  if (story?.tags.includes(BOTH_WIDTHS)) found.push(...(await findingsAtOtherWidth()))
  if (found.length > 0) throw new Error(`axe finds or leaves open:\n${found.join('\n')}`)
})
