import { contrastRatio } from '@fyr/theme/tokens'
import type { BrowserContext, Page } from '@playwright/test'

/** Red, green and blue as painted, from 0 to 1. */
export type PaintedColor = readonly [red: number, green: number, blue: number]

/** A colour of an element and the background behind it, after everything transparent is mixed in. */
export interface PaintedPair {
  readonly color: PaintedColor
  readonly ground: PaintedColor
}

/** A text and what it is painted with; null where that is unknown. */
export interface PaintedText {
  readonly text: string
  readonly element: string
  readonly painted: PaintedPair | null
}

declare global {
  interface Window {
    /** Paints a colour on the ground of an element; null where pictures or opacity hide that. */
    readonly paintOn: (color: string, element: Element) => PaintedPair | null
    /** What each text that shows, and each field, is painted with. */
    readonly paintedTexts: () => readonly PaintedText[]
  }
}

/** Gives every page of a context `window.paintOn` and `window.paintedTexts`. */
export async function bringPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const lay = (color: string): PaintedColor => {
      if (!canvas) throw new Error('This browser draws on no canvas.')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red / 255, green / 255, blue / 255]
    }
    const isOpaque = (color: string): boolean => /^rgb\(|^color\([^/]*\)$/.test(color)
    const layersBehind = (element: Element): string[] | null => {
      const layers: string[] = []
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
        if (opacity !== '1' || (backgroundImage !== 'none' && at !== document.documentElement)) return null
        layers.unshift(backgroundColor)
        if (isOpaque(backgroundColor)) return layers
      }
      return layers
    }
    // Most texts of a page have one of few pairs, and to read a pixel back takes longer than all else here.
    const pairs = new Map<string, PaintedPair>()
    const paintOn = (color: string, element: Element): PaintedPair | null => {
      const layers = layersBehind(element)
      if (!layers) return null
      const key = [...layers, color].join()
      const known = pairs.get(key)
      if (known) return known
      lay('white')
      for (const layer of layers) lay(layer)
      const pair = { ground: lay('transparent'), color: lay(color) }
      pairs.set(key, pair)
      return pair
    }
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const paintedTexts = (): PaintedText[] => {
      const elements = new Map<Element, string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node
        const text = node.textContent?.trim() ?? ''
        if (parentElement && text !== '' && !elements.has(parentElement)) elements.set(parentElement, text)
      }
      for (const field of document.querySelectorAll('input, select, textarea')) elements.set(field, '')
      return [...elements].flatMap(([element, text]) => {
        if (!isShown(element)) return []
        const painted = paintOn(getComputedStyle(element).color, element)
        return [{ text: text.slice(0, 60), element: `${element.localName}.${element.className}`, painted }]
      })
    }
    Object.assign(window, { paintOn, paintedTexts })
  })
}

/** Contrast of a pair after WCAG 2.2; 0 when the colours are unknown. */
export function contrastOf(pair: PaintedPair | null): number {
  return pair ? contrastRatio(pair.color, pair.ground) : 0
}

/** Contrast that any text needs, however small, after WCAG 2.2. */
export const TEXT_CONTRAST_MIN = 4.5

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
