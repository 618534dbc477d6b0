// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { clickedAddress, clickedDocument, clickedPlace, linkAddress } from './link-address.ts'
import { siteAreaOf } from './site-area.ts'

const ORIGIN = 'https://docs.example.com'

function areaOf(basePath: string) {
  const locales = ['/', '/no/'].map((path) => ({
    code: path,
    label: '',
    lang: '',
    dir: 'ltr' as const,
    basePath: path,
    isDefault: path === '/',
  }))
  const locale = locales.find((candidate) => candidate.basePath === basePath)
  if (!locale) throw new Error(`No locale at ${basePath}.`)
  return siteAreaOf({ locale, locales }, ORIGIN)
}

function link(attributes: Readonly<Record<string, string>>): HTMLAnchorElement {
  const anchor = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  return anchor
}

test.each([
  ['/no/', { href: `${ORIGIN}/no/docs/intro` }, true],
  ['/no/', { href: `${ORIGIN}/no/` }, true],
  ['/no/', { href: `${ORIGIN}/no` }, true],
  ['/no/', { href: `${ORIGIN}/norway` }, false],
  ['/no/', { href: `${ORIGIN}/docs/intro` }, false], // the English page is another build
  ['/', { href: `${ORIGIN}/docs/intro` }, true],
  ['/', { href: `${ORIGIN}/no/docs/intro` }, false],
  ['/', { href: `${ORIGIN}/no` }, false],
  ['/', { href: `${ORIGIN}/nothing` }, true],
  ['/', { href: 'https://example.com/docs/intro' }, false],
  ['/', { href: 'http://docs.example.com/docs/intro' }, false],
  ['/', { href: `${ORIGIN}//evil.example/x` }, false],
  ['/', { href: `${ORIGIN}/.//evil.example/x` }, false],
  ['/', { href: `${ORIGIN}/docs/..//evil.example/x` }, false],
  ['/', { href: 'mailto:someone@example.com' }, false],
  ['/', { href: 'https://[' }, false],
  ['/', { href: `${ORIGIN}/a`, target: '_blank' }, false],
  ['/', { href: `${ORIGIN}/a`, target: '_self' }, true],
  ['/', { href: `${ORIGIN}/a`, download: '' }, false],
  ['/', { href: `${ORIGIN}/a.pdf`, 'data-fyr-document': '' }, false],
  ['/', { href: `${ORIGIN}/a`, 'data-fyr-locale': '' }, false],
])('below %s the shell takes the link %j: %s', (basePath, attributes, isTaken) => {
  expect(linkAddress(link(attributes), areaOf(basePath)) !== null).toBe(isTaken)
})

const CURRENT = new URL(`${ORIGIN}/docs/intro?a=1`)

test.each<[string, string, MouseEventInit, string | null]>([
  ['a plain click', '/docs/b', {}, '/docs/b'],
  ['a click that opens a tab', '/docs/b', { ctrlKey: true }, null],
  ['a click that opens a tab on a Mac', '/docs/b', { metaKey: true }, null],
  ['a click that opens a window', '/docs/b', { shiftKey: true }, null],
  ['a click that downloads', '/docs/b', { altKey: true }, null],
  ['the middle button', '/docs/b', { button: 1 }, null],
  ['a place on the page', '/docs/intro?a=1#section', {}, null],
  ['the top of the page', '/docs/intro?a=1#', {}, null],
  ['a place on the page with another query', '/docs/intro#section', {}, '/docs/intro#section'],
  ['the page itself', '/docs/intro?a=1', {}, '/docs/intro?a=1'],
])('%s on %s', (_, href, init, address) => {
  const anchor = link({ href: ORIGIN + href })
  anchor.append(document.createElement('code'))
  let clicked: URL | null = null
  anchor.addEventListener('click', (event) => {
    clicked = clickedAddress(event, areaOf('/'), CURRENT)
    event.preventDefault()
  })
  anchor.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  )
  expect(clicked).toEqual(address === null ? null : new URL(ORIGIN + address))
})

test('a click that was already handled is ignored', () => {
  const anchor = link({ href: `${ORIGIN}/docs/b` })
  const event = new MouseEvent('click', { cancelable: true })
  event.preventDefault()
  anchor.dispatchEvent(event)
  expect(clickedAddress(event, areaOf('/'), CURRENT)).toBeNull()
})

test.each<[Readonly<Record<string, string>>, MouseEventInit, boolean]>([
  [{ href: '/no/', 'data-fyr-locale': '' }, {}, true],
  [{ href: '/guide.pdf', 'data-fyr-document': '' }, {}, true],
  [{ href: 'https://example.com/' }, {}, true],
  [{ href: 'https://example.com/', target: '_blank' }, {}, false],
  [{ href: '/guide.pdf', download: '' }, {}, false],
  [{ href: 'mailto:someone@example.com' }, {}, false],
  [{ href: '/no/' }, { ctrlKey: true }, false],
])('a click on %j with %j makes this window load a document: %s', (attributes, init, isLoad) => {
  const anchor = link(attributes)
  let address: string | null = null
  anchor.addEventListener('click', (event) => {
    address = clickedDocument(event)
    event.preventDefault()
  })
  anchor.dispatchEvent(new MouseEvent('click', { cancelable: true, ...init }))
  expect(address).toBe(isLoad ? anchor.href : null)
})

test.each<[string, MouseEventInit, string | null]>([
  ['#section', {}, '#section'],
  ['#section', { ctrlKey: true }, null],
  ['/docs/intro#section', {}, null],
])('a click on %s with %j leads to the place %s', (href, init, expected) => {
  const anchor = link({ href })
  let place: string | null = null
  anchor.addEventListener('click', (event) => (place = clickedPlace(event)))
  anchor.dispatchEvent(new MouseEvent('click', { ...init, cancelable: true }))
  expect(place).toBe(expected)
})
