import { SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { actionsOf } from './commands.ts'
import { IN_JSON, listNames } from './format-translations.ts'
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
      return rest.length === 0 ? addMessages(flags, first, terminal) : refuseAction(first)
  }
}

/** The nearest names are loaded only for a mistake. */
async function refuseAction(action: string): Promise<never> {
  const { suggestName } = await import('@fyr/content-pipeline/internal')
  const actions = actionsOf('translate')
  return refuse(
    `Unknown action "${action}".`,
    suggestName(action, actions, `Actions: ${actions.join(', ')}.`),
  )
}

function refuse(problem: string, hint: string): never {
  throw new SiteError([{ code: 'unknown-action', problem, hint }])
}

async function status(
  { root, json }: Flags,
  [locale, extra]: readonly string[],
  terminal: Terminal,
): Promise<0 | 1> {
  if (extra !== undefined)
    refuse('"fyr translate status" lists all documents of a language.', 'Leave out the file.')
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
    refuse(
      '"fyr translate accept" needs a language and a file.',
      'Write those that you have translated, "fyr translate accept no docs/intro.md", or --all to take every translation as current.',
    )
  }
  if (document !== undefined && all)
    refuse('A file and --all cannot be combined.', 'Write either a file or --all.')
  const { acceptTranslations } = await import('../translate/accept-translations.ts')
  const accepted = await acceptTranslations({
    root,
    locale: locale ?? null,
    document: document ?? null,
  })
  const { written, acceptedCount } = accepted
  if (json) terminal.print(JSON.stringify(accepted, null, 2))
  else {
    if (all) terminal.print(`Translations that count as current now, whatever they say: ${acceptedCount}.`)
    const changed = written.length === 1 ? '1 ledger' : `${written.length} ledgers`
    terminal.print([`${changed} written.`, ...listNames(written)].join('\n'))
  }
  return 0
}

async function exportUnits(
  { root, all, po, json }: Flags,
  [locale, extra]: readonly string[],
  terminal: Terminal,
): Promise<0 | 1> {
  if (locale === undefined || extra !== undefined) {
    refuse(
      '"fyr translate export" needs one language.',
      'Write it: "fyr translate export no --xliff > no.xliff".',
    )
  }
  const { exportTranslations } = await import('../translate/exchange-translations.ts')
  const format = po ? 'po' : 'xliff'
  const exported = await exportTranslations({ root, locale, format, isWhole: all })
  const { text, skipped } = exported
  terminal.print(json ? JSON.stringify(exported, null, 2) : text.trimEnd())
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
    refuse('"fyr translate import" needs a language and a file.', 'Write "fyr translate import no no.xliff".')
  }
  const { importTranslations } = await import('../translate/exchange-translations.ts')
  const imported = await importTranslations({ root, locale, file })
  const { written, acceptedCount, unfinishedCount, refused } = imported
  if (json) terminal.print(JSON.stringify(imported, null, 2))
  else {
    const blocks = acceptedCount === 1 ? '1 block is' : `${acceptedCount} blocks are`
    terminal.print([`${blocks} current now.`, ...listNames(written)].join('\n'))
    if (unfinishedCount > 0)
      terminal.print(
        `Translators have marked ${unfinishedCount} of the new texts as not done: they stay out of date.`,
      )
    const others = refused.map(({ file: name, id, reason }) => `${name}: block ${id}. ${reason}`)
    if (others.length > 0) terminal.warn(['Not imported:', ...listNames(others, IN_JSON)].join('\n'))
  }
  return refused.length === 0 ? 0 : 1
}

async function addMessages({ root, json }: Flags, locale: string, terminal: Terminal): Promise<0> {
  const { translate } = await import('../translate/translate.ts')
  const { file, added } = await translate({ root, locale, alternatives: actionsOf('translate') })
  if (json) terminal.print(JSON.stringify({ file, added }, null, 2))
  else if (added.length === 0) terminal.print(`${file} is complete.`)
  else {
    const texts = added.length === 1 ? '1 text' : `${added.length} texts`
    const lines = [`Added ${texts} to ${file}, in the default language. Translate them there:`]
    terminal.print([...lines, ...listNames(added)].join('\n'))
  }
  return 0
}
