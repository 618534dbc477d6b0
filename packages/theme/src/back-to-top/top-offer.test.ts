// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createTopOffer } from './top-offer.ts'

test.each<[string, readonly number[], boolean]>([
  ['scrolling down', [400, 800], false],
  ['scrolling up far below the top', [800, 700], true],
  ['resting after scrolling up', [800, 700, 700], true],
  ['scrolling down again', [800, 700, 750], false],
  ['coming near the top', [800, 700, 300], false],
])('%s offers the button to the top: %#', (_, positions, isOffered) => {
  const offer = createTopOffer()
  for (const top of positions) offer.follow(top)
  expect(offer.get()).toBe(isOffered)
})

test('another page hides the button, and its shorter scroll does not show it', () => {
  const offer = createTopOffer()
  for (const top of [800, 700]) offer.follow(top)
  offer.withdraw()
  expect(offer.get()).toBe(false)
  offer.follow(500)
  expect(offer.get()).toBe(false)
})

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('scrolling to the top respects reduced motion (%s)', (matches, behavior) => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  vi.stubGlobal('matchMedia', () => ({ matches }))
  vi.stubGlobal('scrollTo', scrollTo)
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  createTopOffer().go()
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(document.activeElement?.id).toBe('main')
  vi.unstubAllGlobals()
})
