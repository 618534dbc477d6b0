/** Shows that a page is loading. */
export interface ProgressBar {
  readonly start: () => void
  readonly stop: () => void
}

/** A page that loads faster needs no bar. */
export const PROGRESS_BAR_DELAY_MS = 200

/** Time for a complete bar to be seen and to fade; the style sheet's transition takes as long. */
export const PROGRESS_BAR_FADE_MS = 400

/**
 * Makes the progress bar of a document. `html[data-navigating]` is set while a page loads; the bar itself is inserted
 * after the delay, for sighted readers only; `onShow` is called, so that it can be announced too. The style sheet
 * defines look and motion.
 */
export function createProgressBar(onShow: () => void): ProgressBar {
  const root = document.documentElement
  const bar = createBar()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    start: () => {
      clearTimeout(timer)
      root.setAttribute('data-navigating', '')
      bar.removeAttribute('data-complete')
      timer = setTimeout(() => {
        document.body.append(bar)
        onShow()
      }, PROGRESS_BAR_DELAY_MS)
    },
    stop: () => {
      clearTimeout(timer)
      root.removeAttribute('data-navigating')
      if (!bar.isConnected) return
      bar.setAttribute('data-complete', '')
      timer = setTimeout(() => bar.remove(), PROGRESS_BAR_FADE_MS)
    },
  }
}

function createBar(): HTMLElement {
  const bar = document.createElement('div')
  bar.id = 'fyr-progress'
  bar.setAttribute('aria-hidden', 'true')
  return bar
}
