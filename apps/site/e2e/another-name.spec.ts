import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../../scripts/temporary-site.ts'
import { PRODUCT } from './site-routes.ts'
import { copySite, FYR } from './temporary-site.ts'

const SITE = join(import.meta.dirname, '..')

/** A copy of the site somewhere else, built; gives its folder. */
function buildCopy(change: (folder: string) => void): string {
  const folder = copySite()
  change(folder)
  execFileSync(FYR, ['build', '--root', folder], { stdio: 'pipe' })
  return folder
}

// The name of this file makes the build one of the first things that run: beside it there is something to do for the other core.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('no file of content names the product, and a new name changes everything that is built', () => {
  const named = ['content', 'i18n'].flatMap((place) =>
    filesBelow(join(SITE, place)).filter(
      (file) =>
        file.toLowerCase().includes(PRODUCT.slug) ||
        readFileSync(join(SITE, place, file), 'utf8')
          .toLowerCase()
          .includes(PRODUCT.slug),
    ),
  )
  expect(named).toEqual([])
  const folder = buildCopy((copy) => {
    const config = readFileSync(join(copy, 'site.config.ts'), 'utf8')
    const renamed = config.replace(
      `name: '${PRODUCT.name}', slug: '${PRODUCT.slug}'`,
      "name: 'Havblikk', slug: 'havblikk'",
    )
    expect(renamed).not.toBe(config)
    // The description of the API names the product as any client sees it.
    for (const file of filesBelow(join(copy, 'openapi'))) {
      const text = readFileSync(join(copy, 'openapi', file), 'utf8')
      rmSync(join(copy, 'openapi', file))
      writeFileSync(
        join(copy, 'openapi', file.replace(PRODUCT.slug, 'havblikk')),
        text.replaceAll(PRODUCT.slug, 'havblikk').replaceAll(PRODUCT.name, 'Havblikk'),
      )
    }
    writeFileSync(join(copy, 'site.config.ts'), renamed)
  })
  try {
    const dist = join(folder, 'dist')
    const files = filesBelow(dist)
    const naming = files.filter((file) =>
      `${file}\n${readFileSync(join(dist, file), 'utf8')}`.toLowerCase().includes(PRODUCT.slug),
    )
    expect(naming).toEqual([])
    for (const base of ['', 'no/']) {
      expect(files).toContain(`${base}blog/welcome-to-havblikk/index.html`)
      expect(files).toContain(`${base}blog/havblikk-integration-3.0-to-3.6/index.html`)
      expect(files).toContain(`${base}blog/tags/havblikk/index.html`)
      const intro = readFileSync(join(dist, `${base}docs/intro/index.html`), 'utf8')
      expect(intro).toMatch(/<title>[^<]+ \| Havblikk Docs<\/title>/)
      expect(intro.split('Havblikk').length).toBeGreaterThan(5)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the Norwegian build is self-contained: nothing in it refers outside its own folder', () => {
  const norwegian = join(SITE, 'dist/no')
  const files = new Set(filesBelow(norwegian))
  const isThere = (place: string): boolean =>
    place === '' || files.has(place) || files.has(`${place.replace(/\/$/, '')}/index.html`)
  // One comparison for all: Playwright takes a millisecond or more for each, and there are some 20,000 links.
  const issues = new Set<string>()
  for (const file of files) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(norwegian, file), 'utf8')
    for (const [, address = ''] of html.matchAll(/\s(?:src|href)="(\/[^"/][^"#?]*)/g)) {
      if (address.startsWith('/no/') && !isThere(address.slice('/no/'.length)))
        issues.add(`${address} on ${file} is not there`)
    }
    for (const [, address = ''] of html.matchAll(/<(?:script|link|img)[^>]*\s(?:src|href)="(\/[^"]*)"/g)) {
      if (/\.(js|css|json|svg|png)/.test(address) && !address.startsWith('/no/'))
        issues.add(`${address} on ${file} is outside of the folder`)
    }
  }
  expect([...issues]).toEqual([])
})
