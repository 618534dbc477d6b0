// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followHistory } from './follow-history.ts'

function goTo(address: string): void {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test('another page of the history is loaded, another place on the page is not', () => {
  window.history.replaceState(null, '', '/docs/a/')
  const load = vi.fn<() => void>()
  const leave = followHistory(load)
  for (const address of ['/docs/a/#place', '/docs/a?query', '/docs/a/index.html']) goTo(address)
  expect(load).not.toHaveBeenCalled()
  goTo('/docs/b')
  expect(load).toHaveBeenCalledTimes(1)
  leave()
  goTo('/docs/c')
  expect(load).toHaveBeenCalledTimes(1)
})
