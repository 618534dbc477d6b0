// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgressBar, PROGRESS_BAR_DELAY_MS, PROGRESS_BAR_FADE_MS } from './progress-bar.ts'

const onShow = vi.fn<() => void>()

beforeEach(() => {
  onShow.mockClear()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function bar(): HTMLElement | null {
  return document.getElementById('fyr-progress')
}

test('a page that arrives within the delay shows no bar', () => {
  const progress = createProgressBar(onShow)
  progress.start()
  vi.advanceTimersByTime(PROGRESS_BAR_DELAY_MS - 1)
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(true)
  progress.stop()
  vi.runAllTimers()
  expect(bar()).toBeNull()
  expect(onShow).not.toHaveBeenCalled()
  expect(document.documentElement.hasAttribute('data-navigating')).toBe(false)
})

test('a slow page shows and announces a bar, which completes and disappears', () => {
  const progress = createProgressBar(onShow)
  progress.start()
  vi.advanceTimersByTime(PROGRESS_BAR_DELAY_MS)
  expect(bar()?.getAttribute('aria-hidden')).toBe('true')
  expect(onShow).toHaveBeenCalledOnce()
  progress.stop()
  expect(bar()?.hasAttribute('data-complete')).toBe(true)
  vi.advanceTimersByTime(PROGRESS_BAR_FADE_MS)
  expect(bar()).toBeNull()
})

test('a navigation that follows at once gets its own bar', () => {
  const progress = createProgressBar(onShow)
  progress.start()
  vi.advanceTimersByTime(PROGRESS_BAR_DELAY_MS)
  progress.stop()
  progress.start()
  expect(bar()?.hasAttribute('data-complete')).toBe(false)
  vi.advanceTimersByTime(PROGRESS_BAR_FADE_MS)
  expect(bar()?.hasAttribute('data-complete')).toBe(false)
  progress.stop()
  vi.runAllTimers()
  expect(bar()).toBeNull()
})

test('stopping without having started does nothing', () => {
  createProgressBar(onShow).stop()
  vi.runAllTimers()
  expect(bar()).toBeNull()
})
