import { join } from 'node:path'
import { addressFinder, codeOfSite } from '../home/code-of-site.ts'
import { homePage, homeTexts } from '../home/home-page.ts'
import { stillMarkup } from '../home/still-markup.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import { addressKey } from '../old-site/old-addresses.ts'
import type { PathAlias } from '../old-site/path-aliases.ts'
import { textOf } from '../old-site/plain-value.ts'
import { messagesOf } from '../old-site/read-old-files.ts'
import type { OldLanguage } from './docusaurus-languages.ts'
import { basePathOf, OLD_TEXTS, type OldSite, pagesFolder, staticFolders } from './docusaurus-site.ts'

/** The home page of a site that had it in code. */
interface OldHome {
  /** Files to add, by path from the root: the page, and its translations. */
  readonly files: Readonly<Record<string, string>>
  /** The file whose texts they have; null where the code says none. */
  readonly readFrom: string | null
}

/** A home page with the texts that stand in the code of the old one, in every language; nothing for a site that has it in Markdown. */
export function homeOf(site: OldSite, pages: readonly OldPage[], aliases: readonly PathAlias[]): OldHome {
  const { old, root, inRoot, folder, languages } = site
  const [main, ...others] = languages
  const base = main.basePath
  const isHome = ({ address }: OldPage) => addressKey(address) === addressKey(base)
  const written = pages.filter(({ file }) => file !== null && /\.mdx?$/.test(file))
  if (pages.some((page) => isHome(page) && (page.file === null || written.includes(page))))
    return { files: {}, readFrom: null }
  const code = pages.find((page) => page.file !== null && isHome(page))?.file ?? null
  const [first] = written
  const addressOf = addressFinder({ basePath: base, pages, statics: staticFolders(site) })
  const textsIn = (language: OldLanguage) =>
    code === null
      ? null
      : homeTexts(
          stillMarkup(code, {
            ...codeOfSite({ root, folder: inRoot(folder), basePath: basePathOf(old), aliases }),
            settings: old,
            translate: translator(language),
          }),
          addressOf,
        )
  const small = {
    heading: textOf(old['title']) ?? 'Documentation',
    tagline: textOf(old['tagline']),
    first: first?.address.slice(base.length) ?? null,
  }
  const texts = textsIn(main)
  const page = homePage(small, texts, addressOf)
  const translations = others.flatMap((language): [string, string][] => {
    if (language.as === null || language.folder === null || texts === null) return []
    const translated = homePage(small, textsIn(language), addressOf)
    const place = join(inRoot(site.translations), language.as, 'pages/index.md').replaceAll('\\', '/')
    return translated === page ? [] : [[place, translated]]
  })
  return {
    files: { [`${pagesFolder(site)}/index.md`]: page, ...Object.fromEntries(translations) },
    readFrom: texts === null ? null : code,
  }
}

/** The texts of a language that code names by their ids. */
function translator({ folder }: OldLanguage): (id: string, text: string) => string {
  const texts = new Map(
    folder === null ? [] : ['', OLD_TEXTS].flatMap((at) => messagesOf(join(folder, at, 'code.json'))),
  )
  return (id, text) => texts.get(id) ?? text
}
