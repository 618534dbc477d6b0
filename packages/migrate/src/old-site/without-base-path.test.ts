import { expect, test } from 'vitest'
import { withoutBasePath } from './without-base-path.ts'

const site = { basePath: '/sea/', isStatic: (path: string) => ['boat.svg', 'a b.mp4'].includes(path) }

test.each([
  ['![A boat](/sea/boat.svg)', '![A boat](/boat.svg)'],
  ['<img src="/sea/boat.svg?raw" alt="">', '<img src="/boat.svg?raw" alt="">'],
  ['<video src=\'/sea/a%20b.mp4\' poster="/sea/boat.svg">', '<video src=\'/a%20b.mp4\' poster="/boat.svg">'],
  ['<img src={"/sea/boat.svg"} />', '<img src={"/boat.svg"} />'],
  ['[The drawing](/sea/boat.svg#mast)', '[The drawing](/boat.svg#mast)'],
  ['[A page](/sea/boats) and [another](/boat.svg)', '[A page](/sea/boats) and [another](/boat.svg)'],
  ['```html\n<img src="/sea/boat.svg">\n```', '```html\n<img src="/sea/boat.svg">\n```'],
  ['![Elsewhere](https://a.example/sea/boat.svg)', '![Elsewhere](https://a.example/sea/boat.svg)'],
])('%s', (written, expected) => {
  expect(withoutBasePath(written, site)).toBe(expected)
})

test('a site at the root keeps its addresses', () => {
  expect(withoutBasePath('![A boat](/boat.svg)', { ...site, basePath: '/' })).toBe('![A boat](/boat.svg)')
})
