import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newTranslationsOf, type OldContent, translationsOf } from './docusaurus-contents.ts'
import type { OldLanguage } from './docusaurus-languages.ts'
import { modulesBelow, type OldSite, OLD_TEXTS, staticFolders } from './docusaurus-site.ts'
import type { MigrationPlan } from '../old-site/migration-plan.ts'
import { WITHOUT_ORIGINAL } from '../old-site/without-original.ts'
import { textOf } from '../old-site/plain-value.ts'
import { filesBelow, isFile, isFolder, markdownBelow } from '../old-site/read-old-files.ts'

type Moves = MigrationPlan['moves']

/** What moves: pages to another folder, translations to where the new site reads them, and the pages of the default language. */
export function docusaurusMoves(
  site: OldSite,
  contents: readonly OldContent[],
): Pick<MigrationPlan, 'moves' | 'copies'> {
  const [main, ...others] = site.languages
  const replaced = contents.map((content) => replacedBy(site, main, content))
  return {
    moves: [
      ...replaced.flatMap(({ moves }) => moves),
      ...others.flatMap((language) =>
        contents.flatMap((content) => translationMoves(site, language, content)),
      ),
      ...contents.flatMap((content) => pageMoves(site, content)),
      ...contents.flatMap((content) => dataMoves(site, content)),
      ...site.languages.flatMap((language) => textMoves(site, language)),
      ...staticMoves(site),
    ],
    copies: replaced.flatMap(({ copies }) => copies),
  }
}

/** Texts of a language, which are in `messages.json` now, go where nothing looks for translations. Pages in React stay. */
function textMoves({ inRoot, translations }: OldSite, { folder, as }: OldLanguage): Moves {
  if (folder === null || as === null || !isFolder(folder)) return []
  const to = `${inRoot(join(translations, as))}/${OLD_TEXTS}`
  return readdirSync(folder)
    .filter(
      (name) =>
        name === 'code.json' ||
        (/^docusaurus-(?:plugin|theme)-/.test(name) && modulesBelow(join(folder, name)).length === 0),
    )
    .map((name) => ({ from: `${inRoot(folder)}/${name}`, to: `${to}/${name}` }))
}

/** The files of further static folders of the site join those of the first. One that cannot move stays where it is, with a note. */
function staticMoves(site: OldSite): Moves {
  const [first = '', ...others] = staticFolders(site)
  const taken = new Set<string>()
  return others.flatMap((folder) =>
    filesBelow(folder, true).flatMap((file) => {
      const [from, to] = [site.inRoot(join(folder, file)), site.inRoot(join(first, file))]
      const isOutside = from.startsWith('../') || to.startsWith('../')
      if (!isOutside && !taken.has(to) && !existsSync(join(first, file))) {
        taken.add(to)
        return [{ from, to }]
      }
      site.notes.push({ kind: 'page', name: from, instead: isOutside ? OUTSIDE : PLACE_TAKEN })
      return []
    }),
  )
}

const OUTSIDE = 'It is not published: its static folder, or the first one, is outside of the site.'
const PLACE_TAKEN = 'It is not published: another static folder has a file of this name.'

/** The moves of pages whose folder is another one now. Other files of the old one stay: styles, and pages in React. */
function pageMoves({ inRoot }: OldSite, { folder, files, place }: OldContent): Moves {
  const from = inRoot(folder)
  if (from === place) return []
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ from: `${from}/${file}`, to: `${place}/${file}` }))
}

/** The moves of files of authors and tags that have names of their own. */
function dataMoves({ inRoot }: OldSite, { kind, folder, options, place }: OldContent): Moves {
  if (kind === 'pages' || place !== inRoot(folder)) return []
  const names = [
    [options['tags'], 'tags.yml'],
    [kind === 'blog' ? options['authorsMapPath'] : null, 'authors.yml'],
  ] as const
  return names.flatMap(([written, usual]) => {
    const [from, to] = [join(folder, textOf(written) ?? usual), join(folder, usual)]
    return from === to || !isFile(from) || existsSync(to) ? [] : [{ from: inRoot(from), to: inRoot(to) }]
  })
}

/** The moves of the translations of one language; of pages only Markdown, if some are in React. */
function translationMoves(site: OldSite, language: OldLanguage, content: OldContent): Moves {
  const folder = translationsOf(language, content)
  if (folder === null || !isFolder(folder) || language.as === null) return []
  const [from, to] = [site.inRoot(folder), newTranslationsOf(site, language, content)]
  const isWhole = content.kind !== 'pages' || modulesBelow(folder).length === 0
  const orphans = markdownBelow(folder)
    .filter((file) => !content.files.includes(file))
    .map((file) => ({
      from: `${from}/${file}`,
      to: `${site.inRoot(join(site.translations, language.as ?? language.code))}/${WITHOUT_ORIGINAL}/${content.newTranslated}/${file}`,
    }))
  if (isWhole && readdirSync(folder).length > 0) return [...orphans, { from, to }]
  return [
    ...orphans,
    ...markdownBelow(folder).map((file) => ({ from: `${from}/${file}`, to: `${to}/${file}` })),
  ]
}

/**
 * Docusaurus shows `i18n/<default language>/` in place of the docs. Such a page becomes the page of the docs, and the one that it
 * replaces goes to the languages that show it.
 */
function replacedBy(
  site: OldSite,
  main: OldLanguage,
  content: OldContent,
): Pick<MigrationPlan, 'moves' | 'copies'> {
  const folder = translationsOf(main, content)
  if (folder === null || !isFolder(folder)) return { moves: [], copies: [] }
  const shown = content.files.filter((file) => /\.mdx?$/.test(file) && existsSync(join(folder, file)))
  const aside = `${site.inRoot(site.translations)}/${main.as ?? main.code}/_replaced/${content.newTranslated}`
  const perFile = shown.map((file) => {
    const from = site.inRoot(join(content.folder, file))
    const [first = `${aside}/${file}`, ...more] = languagesThatShow(site, content, file).map(
      (language) => `${newTranslationsOf(site, language, content)}/${file}`,
    )
    return {
      moves: [
        { from, to: first },
        { from: site.inRoot(join(folder, file)), to: `${content.place}/${file}` },
      ],
      copies: more.map((to) => ({ from, to })),
    }
  })
  return { moves: perFile.flatMap(({ moves }) => moves), copies: perFile.flatMap(({ copies }) => copies) }
}

/** The other languages that have no translation of a page of their own. */
function languagesThatShow({ languages }: OldSite, content: OldContent, file: string): OldLanguage[] {
  return languages.slice(1).filter((language) => {
    const own = translationsOf(language, content)
    return language.as !== null && (own === null || !existsSync(join(own, file)))
  })
}
