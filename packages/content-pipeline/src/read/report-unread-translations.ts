import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { suggestName } from '../nearest-name.ts'
import { isFolder } from './is-folder.ts'
import { furtherFolders } from './content-folders.ts'
import { type ReadContext, translationFolders } from './read-collection.ts'

/**
 * Reports what is among the translations but translates nothing: folders of unknown locales and unknown collections.
 */
export function reportUnreadTranslations(context: ReadContext): void {
  const { config } = context
  const { translations, versionedDocs } = config.content
  const others = config.locales.filter(({ code }) => code !== config.defaultLocale)
  const locales = others.flatMap(({ code }) => translationFolders(config, code))
  const nameOf = (folder: string): string => folder.slice(translations.length + 1)
  // The default language has its pages elsewhere, but may have interface messages here.
  const originals = translationFolders(config, config.defaultLocale)
  const taken = originals.map(nameOf)
  reportOthers(
    translations,
    locales.map(nameOf),
    'is not the folder of a configured language',
    context,
    taken,
  )
  for (const folder of originals.filter((one) => !locales.includes(one)))
    reportOthers(folder, ['messages.json'], 'translates nothing', context)
  for (const folder of locales) {
    const deep = [versionedDocs, ...furtherFolders(config)].flatMap((one) => one.split('/')[0] ?? [])
    const known = ['docs', 'blog', 'pages', 'messages.json', ...deep]
    reportOthers(folder, known, 'translates nothing', context)
  }
}

function reportOthers(
  folder: string,
  known: readonly string[],
  problem: string,
  { root, log }: ReadContext,
  taken: readonly string[] = [],
): void {
  const place = join(root, folder)
  if (!isFolder(place)) return
  for (const name of readdirSync(place).toSorted(compareCodePoints)) {
    if (known.includes(name) || taken.includes(name) || /^[._]|^README/i.test(name)) continue
    log.add(
      { file: `${folder}/${name}`, text: '' },
      {
        code: 'unread-file',
        problem: `This ${problem}, so it is not published.`,
        hint:
          hintForElsewhere(name, folder) ??
          suggestName(name, known, known.length === 0 ? '' : `Expected here: ${known.join(', ')}.`),
      },
    )
  }
}

/** A hint where to move a folder or file of another tool. */
function hintForElsewhere(name: string, folder: string): string | null {
  const [, collection] = /^docusaurus-plugin-content-(docs|blog|pages)$/.exec(name) ?? []
  if (collection !== undefined)
    return `Move ${collection === 'docs' ? 'its folder "current"' : 'it'} to "${folder}/${collection}".`
  return name === 'code.json' || name === 'docusaurus-theme-classic'
    ? `Put the texts of navbar, footer and sidebars into "${folder}/messages.json"; the theme has its own translations.`
    : null
}
