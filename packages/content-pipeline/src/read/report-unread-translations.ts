import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareCodePoints } from '../compare-code-points.ts'
import { suggestName } from '../nearest-name.ts'
import { type ReadContext, translationFolders } from './read-collection.ts'

/** Reports what lies among the translations and translates nothing: folders of no locale, and in one those of no collection. */
export function reportUnreadTranslations(context: ReadContext): void {
  const { translations, versionedDocs } = context.config.content
  const others = context.config.locales.filter(({ code }) => code !== context.config.defaultLocale)
  const locales = others.flatMap(({ code }) => translationFolders(context.config, code))
  const names = locales.map((folder) => folder.slice(translations.length + 1))
  reportOthers(translations, names, 'is the folder of no language', context)
  for (const folder of locales) {
    const known = ['docs', 'blog', 'pages', 'messages.json', versionedDocs.split('/')[0] ?? '']
    reportOthers(folder, known, 'translates nothing', context)
  }
}

function reportOthers(
  folder: string,
  known: readonly string[],
  problem: string,
  { root, log }: ReadContext,
): void {
  const place = join(root, folder)
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return
  for (const name of readdirSync(place).toSorted(compareCodePoints)) {
    if (known.includes(name) || /^[._]|^README/i.test(name)) continue
    log.add(
      { file: `${folder}/${name}`, text: '' },
      {
        code: 'unread-file',
        problem: `This ${problem}, so nothing of it is published.`,
        hint: suggestName(name, known, known.length === 0 ? '' : `Here belong: ${known.join(', ')}.`),
      },
    )
  }
}
