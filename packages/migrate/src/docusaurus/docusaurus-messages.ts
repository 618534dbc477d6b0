import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { labelsOf } from './docusaurus-labels.ts'
import { translatedPageMoves } from './docusaurus-pages.ts'
import type { OldSite } from './docusaurus-site.ts'
import { htmlToText } from '../old-site/plain-value.ts'
import { isFolder, messagesOf } from '../old-site/read-old-files.ts'
import type { MigrationPlan } from '../old-site/migration-plan.ts'

/** Translations of a Docusaurus site: texts of its configuration by locale, and the folders of its documents. */
export function readDocusaurusMessages(
  { folder, inRoot, root }: OldSite,
  locales: readonly string[],
): Pick<MigrationPlan, 'messages' | 'moves'> {
  const translations = join(folder, 'i18n')
  const others = locales.slice(1)
  const messages = locales.map((code) => {
    const own = join(translations, code)
    const labels = labelsOf(folder, code)
    // The texts of the configuration are in the default language.
    if (!others.includes(code)) return [code, Object.fromEntries(labels)]
    const texts = [
      ...labels,
      ...messagesOf(join(own, 'docusaurus-theme-classic/navbar.json')).flatMap(navbarText),
      ...messagesOf(join(own, 'docusaurus-theme-classic/footer.json')).flatMap(footerText),
      ...messagesOf(join(own, 'docusaurus-plugin-content-docs/current.json')).flatMap(sidebarText),
      ...messagesOf(join(own, 'docusaurus-plugin-content-blog/options.json')).flatMap(blogText),
    ]
    return [code, Object.fromEntries(texts)]
  })
  const versioned = folder === root ? 'versioned_docs' : inRoot(join(folder, 'versioned_docs'))
  const moves = others.flatMap((code) => {
    const from = (plugin: string) => inRoot(join(translations, code, `docusaurus-plugin-content-${plugin}`))
    const to = inRoot(join(translations, code))
    const docs = from('docs')
    const versions = isFolder(join(root, docs)) ? foldersIn(join(root, docs)) : []
    return [
      { from: `${docs}/current`, to: `${to}/docs` },
      ...versions.map((name) => ({ from: `${docs}/${name}`, to: `${to}/${versioned}/${name}` })),
      { from: from('blog'), to: `${to}/blog` },
    ]
      .filter((move) => isFolder(join(root, move.from)))
      .concat(translatedPageMoves(join(root, from('pages')), from('pages'), `${to}/pages`))
  })
  return { messages: Object.fromEntries(messages), moves }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name.startsWith('version-') ? [entry.name] : [],
  )
}

type Text = readonly [key: string, text: string]

function navbarText([key, text]: Text): Text[] {
  const label = /^item\.label\.(.+)$/s.exec(key)?.[1]
  if (label !== undefined) return [[`navbar.${label}`, text]]
  return key === 'logo.alt' ? [['logo.alt', text]] : []
}

function footerText([key, text]: Text): Text[] {
  const label = /^link\.(?:title|item\.label)\.(.+)$/s.exec(key)?.[1]
  if (label !== undefined) return [[`footer.${label}`, text]]
  return key === 'copyright' ? [['footer.copyright', htmlToText(text)]] : []
}

function sidebarText([key, text]: Text): Text[] {
  const [, name, label] = /^sidebar\.(.+?)\.(?:category|link|doc)\.(.+?)$/s.exec(key) ?? []
  if (name === undefined || label === undefined || /\.link\.generated-index\./.test(key)) return []
  return [[`sidebar.${name}.${label}`, text]]
}

function blogText([key, text]: Text): Text[] {
  const known: Readonly<Record<string, string>> = {
    title: 'blog.title',
    description: 'blog.description',
    'sidebar.title': 'blog.sidebarTitle',
  }
  const own = known[key]
  return own === undefined ? [] : [[own, text]]
}
