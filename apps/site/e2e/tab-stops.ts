import type { Page } from '@playwright/test'
import type { PaintedPair } from '../../../scripts/painted-texts.ts'
import { contrastOf } from './painted-colors.ts'

/** How the focus shows. */
interface FocusRing {
  /** Colour mode of the page. */
  readonly mode: string
  readonly style: string
  readonly widthPx: number
  readonly painted: PaintedPair | null
}

/** A control that has the focus now. */
export interface TabStop {
  /** Name of the element among those of the page. */
  readonly name: string
  readonly ring: FocusRing
  /** What covers the element or cuts its ring. */
  readonly hidden: readonly string[]
}

/** Elements that take the focus by Tab, as the page's markup has them. */
const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex]'

/** Least width and contrast of the ring, after WCAG 2.2, 2.4.13 and 1.4.11. */
const RING_WIDTH_MIN_PX = 2
const RING_CONTRAST_MIN = 3

/** Names the controls that can be seen, in document order, so that stops can be compared with them. */
export async function nameControls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const isStop = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null
    return [...document.querySelectorAll<HTMLElement>(selector)].filter(isStop).map((element, index) => {
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      const name = `${index} ${element.tagName.toLowerCase()} ${text.slice(0, 40)}`
      element.dataset['stop'] = name
      return name
    })
  }, FOCUSABLE)
}

/** Presses Tab until the focus leaves the document or is back where it began, `limit` times at most; gives the stops. */
export async function tabThrough(page: Page, limit: number): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < limit) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (!stop || stop.name === stops[0]?.name) break
    stops.push(stop)
  }
  return stops
}

/**
 * Gives every control of the other colour mode the focus, and what is seen of it then, but for what covers it. The mode changes once
 * instead of at every stop, because each change recomputes the styles of the whole page.
 */
export async function controlsInOtherMode(page: Page): Promise<TabStop[]> {
  await turnMode(page)
  await nameControls(page)
  const stops: TabStop[] = await page.evaluate(lookAtRings)
  await turnMode(page)
  if (stops.length === 0) throw new Error('No control takes the focus in the other mode.')
  return stops
}

function turnMode(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
  })
}

/** Returns what is wrong with how a tab stop is shown, a line each. */
export function issuesOf({ name, ring, hidden }: TabStop): string[] {
  const { mode, style, widthPx, painted } = ring
  const contrast = contrastOf(painted)
  const covered = hidden.map((part) => `${name}: ${part}`)
  if (style === 'none' || widthPx < RING_WIDTH_MIN_PX)
    return [`${name}: ring of ${widthPx} px, ${mode}`, ...covered]
  return contrast < RING_CONTRAST_MIN
    ? [`${name}: contrast of ring ${contrast.toFixed(2)}, ${mode}`, ...covered]
    : covered
}

/** The ring of each named control, in the order of the document; a modal dialog keeps the focus from those outside of it. */
function lookAtRings(): TabStop[] {
  const mode = document.documentElement.dataset['theme'] ?? ''
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')].flatMap((element) => {
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) return []
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
    const around = Number.parseFloat(outlineOffset) < 0 ? element : (element.parentElement ?? element)
    const ring = {
      mode,
      style: outlineStyle,
      widthPx: Number.parseFloat(outlineWidth),
      painted: window.paintOn(outlineColor, around),
    }
    return [{ name: element.dataset['stop'] ?? '', ring, hidden: [] }]
  })
}

function lookAtFocus(): TabStop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const root = document.documentElement
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
  const offset = Number.parseFloat(outlineOffset)
  const ring = {
    mode: root.dataset['theme'] ?? '',
    style: outlineStyle,
    widthPx: Number.parseFloat(outlineWidth),
    painted: window.paintOn(outlineColor, offset < 0 ? element : (element.parentElement ?? element)),
  }

  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const inner = {
    left: Math.max(box.left, 0),
    right: Math.min(box.right, window.innerWidth),
    top: Math.max(box.top, 0) + 2,
    bottom: Math.min(box.bottom, window.innerHeight) - 2,
  }
  const middle = { x: (inner.left + inner.right) / 2, y: (inner.top + inner.bottom) / 2 }
  const points: [string, number, number][] = [
    ['middle', middle.x, middle.y],
    ['top', middle.x, inner.top],
    ['bottom', middle.x, inner.bottom],
  ]
  const hidden = points
    .filter(([, x, y]) => !element.contains(document.elementFromPoint(x, y)))
    .map(([part]) => `${part} is covered`)

  // The ring is outside of the box unless it is drawn inwards, and a box that hides what is too large for it cuts the
  // ring. Where the reader can scroll on, it is the browser that decides how much of the element comes into view.
  const reach = offset < 0 ? 0 : offset + 2
  for (let clip = element.parentElement; clip && clip !== document.body; clip = clip.parentElement) {
    if (getComputedStyle(clip).overflow === 'visible') continue
    const edge = clip.getBoundingClientRect()
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = clip
    const isCut =
      (scrollLeft < 1 && box.left - reach < edge.left - 0.5) ||
      (scrollTop < 1 && box.top - reach < edge.top - 0.5) ||
      (scrollLeft + clientWidth > scrollWidth - 1 && box.right + reach > edge.right + 0.5) ||
      (scrollTop + clientHeight > scrollHeight - 1 && box.bottom + reach > edge.bottom + 0.5)
    if (isCut) hidden.push(`ring is cut by ${clip.className}`)
  }
  const isCutByWindow =
    (window.scrollX < 1 && box.left - reach < -0.5) ||
    (window.scrollY < 1 && box.top - reach < -0.5) ||
    box.right + reach > root.clientWidth + 0.5
  if (isCutByWindow) hidden.push('ring is cut by the window')
  return { name: element.dataset['stop'] ?? element.outerHTML.slice(0, 80), ring, hidden }
}
