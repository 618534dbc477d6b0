// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createNamedLocation } from './named-location.ts'

test.each(['/docs/intro?a=1#b', '//elsewhere.example/docs'])('an entry at %s gets a name', (address) => {
  history.replaceState(null, '', location.origin + address)
  expect(createNamedLocation().get().key).not.toBe('initial')
  expect(location.href).toBe(location.origin + address)
})
