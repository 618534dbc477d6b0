import { expect, test } from 'vitest'
import { addressWords } from './address-words.ts'

test.each([
  ['/feeding', 'feeding'],
  ['/docs/feeding-guide', 'feeding guide'],
  ['/docs/resources/Feeding.html', 'Feeding'],
  ['/no/docs/f%C3%B4ring/index.md', 'fôring'],
  ['/docs/api_keys+tokens/', 'api keys tokens'],
  ['/docs/release-2.1', 'release 2.1'],
  ['/docs/%E0%A4%A', 'E0 A4 A'],
  ['/docs/<img src=x>', 'img src x'],
  ['/', ''],
  ['/404.html', ''],
  ['/no/404.html', ''],
  ['/docs/404-errors', '404 errors'],
])('the words of "%s" are "%s"', (path, words) => {
  expect(addressWords(path)).toBe(words)
})
