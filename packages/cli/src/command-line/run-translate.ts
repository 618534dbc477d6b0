import type { Terminal } from '../terminal/terminal.ts'
import { listNames } from './format-translations.ts'
import { formatTranslationStatus } from './format-translation-status.ts'
import type { Flags } from './parse-command-line.ts'

/** Runs `fyr translate`: an action on translated documents, or the messages of a locale. */
export async function runTranslate(flags: Flags, terminal: Terminal): Promise<0 | 1> {
  const [first = '', ...rest] = flags.words
  switch (first) {
    case 'status':
      return status(flags, rest, terminal)
    case 'accept':
      return accept(flags, rest, terminal)
    case 'export':
      return exportUnits(flags, rest, terminal)
    case 'import':
      return importUnits(flags, rest, terminal)
    default:
      return rest.length === 0 ? addMessages(flags, first, terminal) : unknownAction(first, terminal)
  }
}

function unknownAction(action: string, terminal: Terminal): 1 {
  terminal.warn(`Unknown action "${action}". Actions: status, accept, export, import.`)
  return 1
}

async function status(
  { root, json }: Flags,
  [locale, extra]: readonly string[],
  terminal: Terminal,
): Promise<0 | 1> {
  if (extra !== undefined) {
    terminal.warn('"fyr translate status" lists all documents of a language: leave out the file.')
    return 1
  }
  const { translationStatus } = await import('../translate/translation-status.ts')
  const report = await translationStatus({ root, locale: locale ?? null })
  terminal.print(json ? JSON.stringify(report, null, 2) : formatTranslationStatus(report))
  return 0
}

async function accept(
  { root, all, json }: Flags,
  [locale, document]: readonly string[],
  terminal: Terminal,
): Promise<0 | 1> {
  if (document === undefined && !all) {
    terminal.warn(
      'Write the language and the file that you have translated, "fyr translate accept no docs/intro.md", or --all to take every translation as current.',
    )
    return 1
  }
  if (document !== undefined && all) {
    terminal.warn('Write either a file or --all.')
    return 1
  }
  const { acceptTranslations } = await import('../translate/accept-translations.ts')
  const accepted = await acceptTranslations({
    root,
    locale: locale ?? null,
    document: document ?? null,
  })
  const { written, acceptedCount } = accepted
  if (json) terminal.print(JSON.stringify(accepted, null, 2))
  else {
    if (all) terminal.print(`All ${acceptedCount} translations now count as current, whatever they say.`)
    const changed = written.length === 1 ? '1 ledger' : `${written.length} ledgers`
    terminal.print([`${changed} written.`, ...listNames(written)].join('\n'))
  }
  return 0
}

async function exportUnits(
  { root, all, po }: Flags,
  [locale, extra]: readonly string[],
  terminal: Terminal,
): Promise<0 | 1> {
  if (locale === undefined || extra !== undefined) {
    terminal.warn('Write one language: "fyr translate export no --xliff > no.xliff".')
    return 1
  }
  const { exportTranslations } = await import('../translate/exchange-translations.ts')
  const format = po ? 'po' : 'xliff'
  const { text, skipped } = await exportTranslations({ root, locale, format, isWhole: all })
  terminal.print(text.trimEnd())
  if (skipped.length > 0) {
    const names = listNames(skipped).join('\n')
    terminal.warn(`These blocks have to be translated in the files themselves:\n${names}`)
  }
  return 0
}

async function importUnits(
  { root, json }: Flags,
  [locale, file]: readonly string[],
  terminal: Terminal,
): Promise<0 | 1> {
  if (locale === undefined || file === undefined) {
    terminal.warn('Write a language and a file: "fyr translate import no no.xliff".')
    return 1
  }
  const { importTranslations } = await import('../translate/exchange-translations.ts')
  const imported = await importTranslations({ root, locale, file })
  const { written, acceptedCount, refused } = imported
  if (json) terminal.print(JSON.stringify(imported, null, 2))
  else {
    const blocks = acceptedCount === 1 ? '1 block is' : `${acceptedCount} blocks are`
    terminal.print([`${blocks} current now.`, ...listNames(written)].join('\n'))
    for (const one of refused) terminal.warn(`${one.file}: block ${one.id} was not imported. ${one.reason}`)
  }
  return refused.length === 0 ? 0 : 1
}

async function addMessages({ root }: Flags, locale: string, terminal: Terminal): Promise<0> {
  const { translate } = await import('../translate/translate.ts')
  const { file, added } = await translate({ root, locale })
  if (added.length === 0) terminal.print(`${file} is complete.`)
  else {
    const texts = added.length === 1 ? '1 text' : `${added.length} texts`
    const lines = [`Added ${texts} to ${file}, in the default language. Translate them there:`]
    terminal.print([...lines, ...listNames(added)].join('\n'))
  }
  return 0
}
