import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** Serves a built catalogue and gives a page for each of its stories, and how to stop. */
export async function storyPages(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const server = createServer(sirv(folder, { dev: true }))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${server.address().port}`
  const pages = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => ({
      name: id,
      url: (mode) => `${origin}/iframe.html?id=${id}&viewMode=story&globals=colorMode:${mode}`,
      // The story is rendered and its play function has ended.
      ready: () =>
        document.body.classList.contains('sb-show-main') &&
        document.querySelector('#storybook-root')?.childElementCount > 0,
    }))
  return { pages, close: () => server.close() }
}

/** A page for each address of a site, by its sitemap unless addresses are given. */
export async function sitePages(url, paths) {
  const { origin } = new URL(url)
  const addresses = paths ?? (await sitemapPaths(new URL('sitemap.xml', url)))
  return addresses.map((path) => ({
    name: path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '_') || 'home',
    url: (mode) => {
      const address = new URL(path, origin)
      address.searchParams.set('fyr-theme', mode)
      return address.href
    },
  }))
}

async function sitemapPaths(address) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}. Name the pages with --pages.`)
  const text = await response.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location).pathname)
}
