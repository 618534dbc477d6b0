const INTENT_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const

/** Longest wait for the browser to be idle, once the page is loaded and painted. */
const IDLE_LIMIT_MS = 4000

/** A pointer that rests on text says nothing; one on something to press does. */
function isIntent(event: Event): boolean {
  const { target } = event
  return (
    event.type !== 'pointerover' || (target instanceof Element && target.closest('a,button,summary') !== null)
  )
}

/** Resolves at the first sign that the reader is about to do something: pointer, touch, key or focus. */
export function firstIntent(): Promise<void> {
  return new Promise((resolve) => {
    const onEvent = (event: Event): void => {
      if (!isIntent(event)) return
      for (const name of INTENT_EVENTS) document.removeEventListener(name, onEvent)
      resolve()
    }
    for (const name of INTENT_EVENTS) document.addEventListener(name, onEvent, { passive: true })
  })
}

/** Resolves when the document is loaded and the browser has nothing better to do. */
export async function firstIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS })
    else setTimeout(resolve, 200)
  })
}

/** Resolves when the browser has painted the page for the first time. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      return
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
