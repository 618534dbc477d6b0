import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'

const write = (root: string, file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test.each([
  ['docs/intro.html', 'content/docs/intro.md'],
  ['Docs/Intro/index.html', 'content/docs/intro.md'],
  ['docs/intro.md', 'content/docs/intro.md'],
  ['index.html', 'content/pages/index.md'],
  ['search.html', 'the generated page "/search"'],
  ['no/index.html', 'content/pages/index.md'],
  ['no/docs/intro/index.html', 'docs/intro.md'],
  ['docs/intro/page.json', 'content/docs/intro.md'],
  ['page.json', 'content/pages/index.md'],
  ['404.html', 'the not-found page'],
  ['search/index.json', 'the index of the search'],
])('check tells that the static file %s is at the address of a page', async (place, owner) => {
  const root = copyTinySite()
  write(root, `static/${place}`, 'mine')
  const { diagnostics, isValid } = await check({ root })
  expect(isValid).toBe(false)
  expect(diagnostics).toMatchObject([
    { code: 'place-taken', file: `static/${place}`, problem: expect.stringContaining(owner) },
  ])
})

test('check tells that a static file is where the copy of another one for a language is', async () => {
  const root = copyTinySite()
  write(root, 'static/robots.txt', 'mine')
  write(root, 'static/no/robots.txt', 'min')
  const { diagnostics, isValid } = await check({ root })
  expect(isValid).toBe(false)
  expect(diagnostics).toMatchObject([
    {
      code: 'place-taken',
      file: 'static/no/robots.txt',
      problem: expect.stringContaining('static/robots.txt'),
    },
  ])
})

test('other files are not told, and a file at the address of the docs takes the place of the redirect', async () => {
  const root = copyTinySite()
  for (const place of ['docs/intro.pdf', 'docs/intro.txt', 'intro.html', 'docs.html'])
    write(root, `static/${place}`, 'mine')
  expect(await check({ root })).toMatchObject({ diagnostics: [], isValid: true })
})

test('a site has a not-found page of its own in each language, at no address', async () => {
  const root = copyTinySite()
  write(root, 'content/pages/404.md', '---\ntitle: Gone fishing\n---\n\nBack at [the start](./index.md).\n')
  write(root, 'i18n/no/pages/404.md', '---\ntitle: På fisketur\n---\n\nTilbake til [start](./index.md).\n')
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')
  expect(read('404.html')).toMatch(/<title>Gone fishing.*<h1[^>]*>Gone fishing.*<a href="\/">the start/s)
  expect(read('no/404.html')).toMatch(/<h1[^>]*>På fisketur.*<a href="\/no\/">start/s)
  for (const file of ['sitemap.xml', 'llms.txt', 'agents.json', 'search/index.html'])
    expect(read(file)).not.toMatch(/404|Gone fishing/)
  rmSync(join(root, 'i18n/no/pages/404.md'))
  const { missingTranslations } = await check({ root })
  expect(missingTranslations[0]?.files).toContain('content/pages/404.md')
}, 60_000)
