const INTENT_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const

/** Longest wait for idle time, once the page is loaded and painted. */
const IDLE_LIMIT_MS = 4000

/** A pointer over text means nothing; one over a control does. */
function isIntent(event: Event): boolean {
  const { target } = event
  return (
    event.type !== 'pointerover' || (target instanceof Element && target.closest('a,button,summary') !== null)
  )
}

/** Resolves at the first sign of intent: pointer, touch, key or focus. */
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

/** Resolves when the document is loaded with everything in it. */
export async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Resolves when the document is loaded and the browser is idle. */
export async function firstIdle(): Promise<void> {
  await documentLoaded()
  await new Promise<void>((resolve) => {
    // Where browsers lack it, this is the element with that id, if content has one.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS })
    else setTimeout(resolve, 200)
  })
}

/** Resolves at the first paint of the page. */
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
