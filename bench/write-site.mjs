import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a site of Fyr with the docs of a corpus, and their translations, to `folder`, replacing what is there. */
export function writeSite(folder, { docs, translations = [] }) {
  rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, {
    'package.json': '{ "private": true, "type": "module" }\n',
    'site.config.ts': siteConfig(translations.length === 0 ? ['en'] : ['en', 'no']),
    'content/pages/index.md': '---\ntitle: Home\n---\n\nA corpus for measuring.\n',
  })
  writeDocs(join(folder, 'content/docs'), docs)
  writeDocs(join(folder, 'i18n/no/docs'), translations)
}

/** Writes docs to a folder, each text as `adapt` gives it. */
export function writeDocs(folder, docs, adapt = ({ text }) => text) {
  writeFiles(folder, Object.fromEntries(docs.map((doc) => [doc.path, adapt(doc)])))
}

/** Writes files (paths and their texts) below a folder. */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
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
