import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictureFiles } from './picture-files.mjs'
import { samplePage } from './sample-page.mjs'
import { writeFiles } from './write-site.mjs'

const PICTURES_PER_PAGE = 10

/**
 * Writes a site of two hundred pictures to `folder`, ten on each page, and a page without any. Gives the pages with the bytes of their
 * pictures, and those of all.
 */
export async function writePictureSite(folder) {
  rmSync(folder, { recursive: true, force: true })
  const files = await pictureFiles()
  for (const { name, bytes } of files) {
    const place = join(folder, 'content/docs', name)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, bytes)
  }
  const pages = Array.from({ length: files.length / PICTURES_PER_PAGE }, (_unused, at) => {
    const pictures = files.slice(at * PICTURES_PER_PAGE, (at + 1) * PICTURES_PER_PAGE)
    return {
      path: `docs/page-${at}`,
      text: textOf(at, pictures),
      pictures: pictures.length,
      bytes: bytesOf(pictures),
    }
  })
  const plain = { path: 'docs/plain', text: textOf(pages.length, []), pictures: 0, bytes: 0 }
  const docs = [...pages, plain].map(({ path, text }) => [`content/${path}.md`, text])
  writeFiles(folder, {
    'package.json': '{ "private": true, "type": "module" }\n',
    'content/pages/index.md': '---\ntitle: Home\n---\n\nPictures for measuring.\n',
    ...Object.fromEntries(docs),
  })
  return { pages, plain, bytes: bytesOf(files), count: files.length }
}

/** Writes the configuration of that site, which converts its pictures or publishes them as they are. */
export function configurePictures(folder, { isConverting }) {
  const config = `export default {
  product: { name: 'Pictures', slug: 'pictures' },
  title: 'Pictures',
  url: 'https://pictures.example',
  locales: [{ code: 'en', label: 'English' }],
  defaultLocale: 'en',
  metaPolicy: true,${isConverting ? '' : '\n  images: false,'}
}
`
  writeFiles(folder, { 'site.config.ts': config })
}

/** Screenshots and photographs are paragraphs of their own, and icons stand among words. */
function textOf(at, pictures) {
  const shown = pictures.map(({ kind, name }) =>
    kind === 'icon' ? `Press ![Icon](./${name}) once.` : `![Shown: ${name}](./${name})`,
  )
  const page = samplePage({ seed: at + 400, locale: 'en', title: `Page ${at}`, links: [] })
  return [page.trimEnd(), ...shown, ''].join('\n\n')
}

function bytesOf(files) {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
