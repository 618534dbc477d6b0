// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createDrawerStore } from './drawer-store.ts'

beforeEach(() => {
  document.body.innerHTML = '<div class="fyr-navbar-items"></div>'
  history.replaceState({ fyrKey: 'page' }, '', '/docs/intro')
})

/** Resolves when the browser reports that it has moved along its history. */
function traversed(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
}

test('opening adds an entry of the same address and name, and back closes', async () => {
  const drawer = createDrawerStore()
  const { length } = history
  drawer.open()
  expect([drawer.get(), drawer.hasEntry(), history.length]).toEqual([true, true, length + 1])
  expect([location.pathname, history.state.fyrKey]).toEqual(['/docs/intro', 'page'])
  history.back()
  await traversed()
  expect([drawer.get(), drawer.hasEntry(), location.pathname]).toEqual([false, false, '/docs/intro'])
})

test('closing goes back from the entry, and forward opens again', async () => {
  const drawer = createDrawerStore()
  drawer.open()
  drawer.close()
  expect(drawer.get()).toBe(false)
  await traversed()
  expect(history.state).toEqual({ fyrKey: 'page' })
  history.forward()
  await traversed()
  expect(drawer.get()).toBe(true)
  drawer.close()
  await traversed()
})

test('a drawer that is opened again before the browser has gone back stays open, with an entry of its own', async () => {
  const drawer = createDrawerStore()
  drawer.open()
  drawer.close()
  drawer.open()
  await traversed()
  expect([drawer.get(), drawer.hasEntry()]).toEqual([true, true])
  drawer.close()
  await traversed()
  expect([drawer.get(), drawer.hasEntry()]).toEqual([false, false])
})

test('a drawer that is opened and closed again before that goes back once', async () => {
  const drawer = createDrawerStore()
  const back = vi.spyOn(history, 'back')
  drawer.open()
  drawer.close()
  drawer.open()
  drawer.close()
  await traversed()
  expect([drawer.get(), drawer.hasEntry(), back.mock.calls.length]).toEqual([false, false, 1])
  back.mockRestore()
})

test('closing does not go back when a link has replaced the entry', () => {
  const drawer = createDrawerStore()
  const back = vi.spyOn(history, 'back')
  drawer.open()
  history.replaceState({ fyrKey: 'next' }, '', '/docs/next')
  drawer.close()
  expect([drawer.get(), back.mock.calls.length, location.pathname]).toEqual([false, 0, '/docs/next'])
})

test('going back does not race with a document that replaces the entry', () => {
  const drawer = createDrawerStore()
  const back = vi.spyOn(history, 'back')
  drawer.open()
  drawer.handOver()
  drawer.close()
  expect([drawer.get(), back.mock.calls.length]).toEqual([false, 0])
})

test('a return to the entry finds the drawer open, unless the bar shows its items', () => {
  createDrawerStore().open()
  expect(createDrawerStore().get()).toBe(true)
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
  expect(createDrawerStore().get()).toBe(false)
  width.mockRestore()
})
