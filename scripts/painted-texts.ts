/** What texts are painted with, for everything that looks at a page in a browser. */

/** Red, green and blue as painted, from 0 to 1. */
type PaintedColor = readonly [red: number, green: number, blue: number]

/** A colour of an element and the background behind it, after everything transparent is mixed in. */
export interface PaintedPair {
  readonly color: PaintedColor
  readonly ground: PaintedColor
}

/** A text and what it is painted with; null where that is unknown. */
interface PaintedText {
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

/** Contrast that any text needs, however small, after WCAG 2.2. */
export const TEXT_CONTRAST_MIN = 4.5

/** Gives the window `paintOn` and `paintedTexts`. It is complete in itself: browsers get its source. */
export function installPaint(): void {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const lay = (color: string): PaintedColor => {
    if (!canvas) throw new Error('This browser draws on no canvas.')
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red / 255, green / 255, blue / 255]
  }
  const OPAQUE = /^rgb\(|^color\([^/]*\)$/
  const layersBehind = (element: Element): string[] | null => {
    const layers: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
      if (opacity !== '1' || (backgroundImage !== 'none' && at !== document.documentElement)) return null
      layers.unshift(backgroundColor)
      if (OPAQUE.test(backgroundColor)) return layers
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
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const painted = paintOn(getComputedStyle(element).color, element)
      return [{ text: text.slice(0, 60), element: `${element.localName}.${element.className}`, painted }]
    })
  }
  Object.assign(window, { paintOn, paintedTexts })
}
