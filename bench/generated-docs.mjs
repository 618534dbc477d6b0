import { dirname } from 'node:path'
import { samplePage } from './sample-page.mjs'

/** Pages in a folder, and folders in a section: a site of any size has a tree of the same shape. */
const PAGES_PER_FOLDER = 20
const FOLDERS_PER_SECTION = 10

/** What each locale calls a page, and what its seeds begin at. */
const LOCALES = { en: { noun: 'Page', seed: 1 }, no: { noun: 'Side', seed: 500_000 } }

/** So many docs as `{ path, title, text }`, in a folder tree. The same arguments give the same bytes. */
export function generatedDocs(pages, locale = 'en') {
  const { noun, seed } = LOCALES[locale]
  return Array.from({ length: pages }, (_unused, index) => {
    const links = neighbours(index, pages).map((other) => relativePath(index, other))
    const title = `${noun} ${index}`
    return { path: docPath(index), title, text: samplePage({ seed: index + seed, locale, title, links }) }
  })
}

function docPath(index) {
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
