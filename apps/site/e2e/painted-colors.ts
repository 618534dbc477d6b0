import { contrastRatio } from '@fyr/theme/tokens'
import type { BrowserContext } from '@playwright/test'

/** Red, green and blue as painted, from 0 to 1. */
export type PaintedColor = readonly [red: number, green: number, blue: number]

/** What a colour of an element and the ground behind it come to once everything see-through is mixed. */
export interface PaintedPair {
  readonly color: PaintedColor
  readonly ground: PaintedColor
}

declare global {
  interface Window {
    /** Paints a colour on the ground of an element; null where pictures or opacity keep that from being told. */
    readonly paintOn: (color: string, element: Element) => PaintedPair | null
  }
}

/** Gives every page of a context `window.paintOn`. */
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
    const paintOn = (color: string, element: Element): PaintedPair | null => {
      const layers = layersBehind(element)
      if (!layers) return null
      lay('white')
      for (const layer of layers) lay(layer)
      return { ground: lay('transparent'), color: lay(color) }
    }
    Object.assign(window, { paintOn })
  })
}

/** Contrast of a pair after WCAG 2.2; 0 when the colours cannot be told. */
export function contrastOf(pair: PaintedPair | null): number {
  return pair ? contrastRatio(pair.color, pair.ground) : 0
}
