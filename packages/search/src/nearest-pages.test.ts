import { expect, test } from 'vitest'
import { nearestPages } from './nearest-pages.ts'
import type { IndexedPage } from './search-files.ts'

function page(path: string, rest: Partial<IndexedPage> = {}): IndexedPage {
  return { path, title: '', kind: 'doc', trail: [], boost: 1, ...rest }
}

const PAGES = [
  page('/docs/v2/feeding', { boost: 0.75 }),
  page('/docs/reference/feeding/', { boost: 0.5 }),
  page('/docs/resources/feeding'),
  page('/docs/resources/mortality'),
  page('/docs/integration/access-levels'),
  page('/docs/integration/setup'),
  page('/blog/setup', { kind: 'post' }),
  page('/no/docs/fôring'),
]

test.each([
  ['/docs/nothing-feding', '/docs/resources/feeding'],
  ['/docs/resources/fedeing', '/docs/resources/feeding'],
  ['/docs/v2/feding', '/docs/v2/feeding'],
  ['/dosc/reference/feeding', '/docs/reference/feeding/'],
  ['/docs/integraton/setpu', '/docs/integration/setup'],
  ['/docs/resource/mortalty', '/docs/resources/mortality'],
  ['/docs/access-level', '/docs/integration/access-levels'],
  ['/docs/levels', '/docs/integration/access-levels'],
  ['/SETUP.html', '/docs/integration/setup'],
  ['/blog/stup', '/blog/setup'],
  ['/no/docs/f%C3%B4rign/index.html', '/no/docs/fôring'],
])('the address "%s" means "%s" first', (address, expected) => {
  expect(nearestPages(address, PAGES)[0]?.path).toBe(expected)
})

test.each(['/', '/docs/xylophone', '/docs/nothing', '/%E0%A4%A'])(
  'the address "%s" means no page',
  (address) => {
    expect(nearestPages(address, PAGES)).toEqual([])
  },
)

test('every page comes first for its own address with one or two wrong letters', () => {
  const wrong = PAGES.flatMap(({ path }) => {
    const places = Array.from({ length: path.length - 1 }, (_none, at) => at + 1)
    return places.flatMap((at) => [
      { path, address: path.slice(0, at) + path.slice(at + 1) },
      { path, address: `${path.slice(0, at)}x${path.slice(at)}` },
      {
        path,
        address:
          path.slice(0, at) +
          path
            .slice(at, at + 2)
            .split('')
            .toReversed()
            .join('') +
          path.slice(at + 2),
      },
      { path, address: `${path.slice(0, at)}zz${path.slice(at + 2)}` },
    ])
  })
  const others = wrong.filter(({ path, address }) => nearestPages(address, PAGES)[0]?.path !== path)
  expect(others).toEqual([])
})
