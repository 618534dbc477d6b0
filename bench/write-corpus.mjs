import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { samplePage } from './sample-page.mjs'

/** Pages in a folder, and folders in a section: a site of any size has a tree of the same shape. */
const PAGES_PER_FOLDER = 20
const FOLDERS_PER_SECTION = 10

/**
 * Writes a site of `pages` docs to `folder`, replacing what is there. `locales`: `en` alone or `en` and `no`;
 * `translated`: the share of docs that has a Norwegian text. The same arguments give the same bytes.
 */
export function writeCorpus(folder, { pages, locales = ['en'], translated = 1 }) {
  rmSync(folder, { recursive: true, force: true })
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', '{ "private": true, "type": "module" }\n')
  write('site.config.ts', siteConfig(locales))
  write('content/pages/index.md', '---\ntitle: Home\n---\n\nA corpus for measuring.\n')
  for (let index = 0; index < pages; index += 1) {
    const path = docPath(index)
    const links = neighbours(index, pages).map((other) => relativePath(index, other))
    write(
      `content/docs/${path}`,
      samplePage({ seed: index + 1, locale: 'en', title: `Page ${index}`, links }),
    )
    if (locales.includes('no') && index % 100 < translated * 100) {
      const text = samplePage({ seed: index + 500_000, locale: 'no', title: `Side ${index}`, links })
      write(`i18n/no/docs/${path}`, text)
    }
  }
}

/** Path of a doc inside the docs folder. */
export function docPath(index) {
  const folder = Math.floor(index / PAGES_PER_FOLDER)
  const section = Math.floor(folder / FOLDERS_PER_SECTION)
  return `section-${section}/folder-${folder}/page-${index}.md`
}

function neighbours(index, pages) {
  return [1, 7, 50].map((step) => (index + step) % pages)
}

function relativePath(from, to) {
  return `../../${docPath(to)}`.replace(`../../${dirname(docPath(from))}/`, './')
}

function siteConfig(locales) {
  const labels = { en: 'English', no: 'Norsk' }
  const listed = locales.map((code) => `{ code: '${code}', label: '${labels[code]}' }`).join(', ')
  return `export default {
  product: { name: 'Corpus', slug: 'corpus' },
  title: 'Corpus',
  url: 'https://corpus.example',
  locales: [${listed}],
  defaultLocale: 'en',
  navbar: { items: [{ type: 'sidebar', sidebar: 'defaultSidebar', label: 'Docs' }, { type: 'locale-menu' }] },
}
`
}
