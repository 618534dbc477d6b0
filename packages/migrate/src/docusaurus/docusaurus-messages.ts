import { join } from 'node:path'
import { labelsOf } from './docusaurus-labels.ts'
import { OLD_TEXTS, type OldSite } from './docusaurus-site.ts'
import { htmlToText, textOf } from '../old-site/plain-value.ts'
import { messagesOf } from '../old-site/read-old-files.ts'

/** The texts of the configuration of a Docusaurus site by language and key. Those of the default language replace it too. */
export function readDocusaurusMessages({
  folder,
  languages,
  parts,
}: OldSite): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const further = parts.instances.flatMap(({ kind, options }) => (kind === 'docs' ? [options] : []))
  // The words of the docs of the site count where a sidebar of further docs has the same name.
  const docs = [...further, parts.docs].map((options) => {
    const id = textOf(options?.['id']) ?? 'default'
    return `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
  })
  const messages = languages.flatMap(({ code, as, folder: own }): [string, Record<string, string>][] => {
    if (as === null) return []
    const textsIn = (file: string) =>
      own === null ? [] : [OLD_TEXTS, ''].flatMap((at) => messagesOf(join(own, at, file)))
    const texts = [
      ...labelsOf(folder, code, own),
      ...textsIn('docusaurus-theme-classic/navbar.json').flatMap(navbarText),
      ...textsIn('docusaurus-theme-classic/footer.json').flatMap(footerText),
      ...docs.flatMap((plugIn) => textsIn(`${plugIn}/current.json`)).flatMap(sidebarText),
      ...textsIn('docusaurus-plugin-content-blog/options.json').flatMap(blogText),
    ]
    return [[as, Object.fromEntries(texts)]]
  })
  return Object.fromEntries(messages)
}

type Text = readonly [key: string, text: string]

function navbarText([key, text]: Text): Text[] {
  const label = /^item\.label\.(.+)$/s.exec(key)?.[1]
  if (label !== undefined) return [[`navbar.${label}`, text]]
  if (key === 'logo.alt') return [['logo.alt', text]]
  return key === 'title' ? [['navbar.title', text]] : []
}

function footerText([key, text]: Text): Text[] {
  const label = /^link\.(?:title|item\.label)\.(.+)$/s.exec(key)?.[1]
  if (label !== undefined) return [[`footer.${label}`, text]]
  return key === 'copyright' ? [['footer.copyright', htmlToText(text)]] : []
}

/** The title and the description of the page of a category stand behind its label. */
const OF_INDEX = /\.link\.generated-index\.(?=(?:title|description)$)/

function sidebarText([key, text]: Text): Text[] {
  const [, name, label] =
    /^sidebar\.(.+?)\.(?:category|link|doc)\.(.+)$/s.exec(key.replace(OF_INDEX, '.')) ?? []
  if (name === undefined || label === undefined) return []
  return [[`sidebar.${name}.${label}`, text]]
}

function blogText([key, text]: Text): Text[] {
  const known: Readonly<Record<string, string>> = {
    title: 'blog.title',
    description: 'blog.description',
    'sidebar.title': 'blog.sidebarTitle',
  }
  const own = Object.hasOwn(known, key) ? known[key] : undefined
  return own === undefined ? [] : [[own, text]]
}
