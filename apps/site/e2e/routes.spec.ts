import { expect, test } from '@playwright/test'
import { ABSENT_PATHS, ADDRESSES, LOCALES, SITE_TITLE } from './site-routes.ts'

function textOf(html: string, element: string): string {
  const found = new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? ''
  return found
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .trim()
}

test('every route answers with its own title, one heading and its language', async ({ request }) => {
  const titles = new Map<string, string>()
  for (const { address, locale, path } of ADDRESSES) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html, address).toContain(`<html lang="${locale}"`)
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1)
    expect(textOf(html, 'h1'), address).not.toBe('')
    const title = textOf(html, 'title')
    if (path === '') expect(title).toBe(SITE_TITLE)
    else expect(title, address).toMatch(new RegExp(`^.+ \\| ${SITE_TITLE}$`))
    const key = `${locale} ${title}`
    expect(titles.get(key), `${address} has the title of another page`).toBeUndefined()
    titles.set(key, address)
  }
  expect(titles.size).toBe(ADDRESSES.length)
})

test('one final slash more or less is the same page, without a redirect', async ({ request }) => {
  for (const { address } of ADDRESSES) {
    if (address === '/') continue
    const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`
    expect((await request.get(other, { maxRedirects: 0 })).status(), other).toBe(200)
  }
})

test('any other address answers 404 with the not-found page of its locale', async ({ request }) => {
  for (const { base, code, notFound } of LOCALES) {
    for (const path of ABSENT_PATHS) {
      const response = await request.get(`${base}${path}`, { maxRedirects: 0 })
      expect(response.status(), `${base}${path}`).toBe(404)
      const html = await response.text()
      expect(html).toContain(`<html lang="${code}"`)
      expect(textOf(html, 'title')).toBe(`${notFound} | ${SITE_TITLE}`)
      expect(textOf(html, 'h1')).toBe(notFound)
    }
  }
})

test('each page names its canonical address and its twin in the other language', async ({ request }) => {
  // Search engines may not index the search, and pages that they may not index name no twins.
  for (const { address, path } of ADDRESSES.filter((one) => one.path !== 'search')) {
    const html = await (await request.get(address)).text()
    const origin = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(html)?.[1] ?? ''
    expect(origin).not.toBe('')
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"`)
    for (const [lang, href] of [
      ['en', `/${path}`],
      ['no', `/no/${path}`],
      ['x-default', `/${path}`],
    ]) {
      expect(html, address).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${lang}" href="${origin}${href}"`, 'i'),
      )
    }
  }
})
