import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { BASE_CONFIG } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'

let root: string

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fyr-films-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function build() {
  const { config } = parseSiteConfig({ ...BASE_CONFIG, basePath: '/site/' }, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  return buildManifest({ root, config, mode: 'production' })
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>'

test('a film of the static folder and a sound beside the page have their addresses', async () => {
  write('static/film.mp4', 'film')
  write('static/film.svg', PICTURE)
  write('content/docs/horn.mp3', 'horn')
  write(
    'content/docs/intro.md',
    [
      '# Intro',
      '<video src="/film.mp4#t=2" poster="/film.svg" width="320"></video>',
      '<audio src="./horn.mp3"></audio>',
    ].join('\n\n'),
  )
  const { manifest, diagnostics, loadPage } = await build()
  expect(diagnostics).toEqual([])
  const route = manifest.locales[0]?.routes.find(({ path }) => path === '/site/docs/intro')
  const page = route && (await loadPage(route))
  const markup = page && 'body' in page ? toMarkup(page.body) : ''
  expect(markup).toContain('<source src="/site/film.mp4#t=2">')
  expect(markup).toContain('poster="/site/film.svg"')
  expect(markup).toContain('width=320')
  expect(markup).toMatch(/<source src="\/site\/assets\/horn-[0-9a-f]{8}\.mp3">/)
  expect(manifest.assets.map(({ to }) => to)).toEqual([expect.stringMatching(/^assets\/horn-/)])
})

test('what is no film of the site is an error at its line', async () => {
  write('static/mooring.mp4', 'film')
  write(
    'content/docs/intro.md',
    [
      '# Intro',
      '<video src="/moring.mp4"></video>',
      '<video src="https://example.com/a.mp4"></video>',
      '<video src="./intro.md"></video>',
      '<video src="/mooring.mp4" poster="/none.png"></video>',
      '<video src="/mooring.mp4"><source src="https://example.com/b.mp4"></video>',
      '<audio><track src="https://example.com/c.vtt"></audio>',
    ].join('\n\n'),
  )
  const { manifest, diagnostics, loadPage } = await build()
  const route = manifest.locales[0]?.routes.find(({ path }) => path === '/site/docs/intro')
  const page = route && (await loadPage(route))
  const markup = page && 'body' in page ? toMarkup(page.body) : ''
  // `fyr dev` shows pages that have errors: they ask for nothing that is refused.
  expect(markup.match(/<video[^]*?<\/video>/g)).toEqual([
    '<video controls=true><source src="/site/mooring.mp4"></source></video>',
    '<video controls=true><source src="/site/mooring.mp4"></source></video>',
  ])
  expect(markup).not.toMatch(/example\.com|src=""|poster/)
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
    ['missing-media', 3],
    ['invalid-media', 5],
    ['invalid-media', 7],
    ['missing-image', 9],
    ['invalid-media', 11],
    ['missing-media', 13],
    ['invalid-media', 13],
  ])
  expect(diagnostics[0]?.hint).toBe('Did you mean "/mooring.mp4"? An absolute path starts in "static".')
})

test('the films, sounds and pictures of an included file are found from that file', async () => {
  write('content/parts/film.mp4', 'film')
  write('content/parts/words.vtt', 'WEBVTT')
  write('content/parts/poster.svg', PICTURE)
  write(
    'content/parts/part.md',
    [
      '<video src="film.mp4" poster=\'./poster.svg\'><track src=words.vtt kind="captions"></video>',
      '<audio controls>\n  <source src="film.mp4">\n</audio>',
      '<img src="poster.svg" alt="Net">',
      '<a href="../docs/other.md">Other</a> <a href="https://example.com/a">Away</a> <a href="/docs/other">Address</a>',
      '<a href="../docs/two words.md">Two</a> <a href=" ../docs/other.md ">Other</a>',
    ].join('\n\n'),
  )
  write('content/docs/other.md', '# Other\n')
  write('content/docs/two words.md', '# Two\n')
  write('content/docs/intro.md', '# Intro\n\n::include{file=../parts/part.md}\n')
  const { manifest, diagnostics, loadPage } = await build()
  expect(diagnostics).toEqual([])
  const route = manifest.locales[0]?.routes.find(({ path }) => path === '/site/docs/intro')
  const page = route && (await loadPage(route))
  const markup = page && 'body' in page ? toMarkup(page.body) : ''
  expect(markup.match(/assets\/[a-z]+/g)).toEqual([
    'assets/poster',
    'assets/film',
    'assets/words',
    'assets/film',
    'assets/poster',
  ])
  expect(markup.match(/href="[^"]*"/g)).toEqual([
    'href="/site/docs/other"',
    'href="https://example.com/a"',
    'href="/site/docs/other"',
    'href="/site/docs/two words"',
    'href="/site/docs/other"',
  ])
})

test('a site may live with films that cannot be played', () => {
  const severity = { 'missing-media': 'warning', 'invalid-media': 'warning' }
  const { diagnostics } = parseSiteConfig(
    { ...BASE_CONFIG, diagnostics: { severity } },
    { file: 'site.json', text: '' },
  )
  expect(diagnostics).toEqual([])
})
