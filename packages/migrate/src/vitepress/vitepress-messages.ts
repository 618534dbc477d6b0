import type { MigrationNote } from '../old-site/migration-plan.ts'
import { htmlToText, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { type LabelledLink, navLabels, navMessages, sidebarLabels } from './vitepress-navigation.ts'
import type { OldLocale } from './vitepress-site.ts'

/** Texts of the interface of Fyr, and where VitePress has the same: a path of settings of the theme. */
const LABELS: readonly (readonly [key: string, path: readonly string[]])[] = [
  ['onThisPage', ['outline', 'label']],
  ['previousPage', ['docFooter', 'prev']],
  ['nextPage', ['docFooter', 'next']],
  ['editPage', ['editLink', 'text']],
  ['backToTop', ['returnToTopLabel']],
  ['languages', ['langMenuLabel']],
  ['skipToMain', ['skipToContentLabel']],
  ['openMenu', ['sidebarMenuLabel']],
  ['notFoundTitle', ['notFound', 'title']],
  ['notFoundText', ['notFound', 'quote']],
  ['notFoundHome', ['notFound', 'linkText']],
]

/** The same for settings of Markdown, which a language can have too. */
const MARKDOWN_LABELS: typeof LABELS = [
  ...['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution'].map(
    (type) =>
      [`admonition${type.slice(0, 1).toUpperCase()}${type.slice(1)}`, ['container', `${type}Label`]] as const,
  ),
  ['copyCode', ['codeCopyButtonTitle']],
  ['copyCode', ['codeCopyButton', 'tooltipText']],
  ['copied', ['codeCopyButton', 'copiedText']],
]

/** The texts of a VitePress site by language and key, those of the default language first. What has no place goes into `notes`. */
export function readVitePressMessages(
  old: Settings,
  [first, ...others]: readonly [OldLocale, ...OldLocale[]],
  notes: MigrationNote[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const translated = others.map((locale): [string, Record<string, string>] => {
    notes.push(...ownEntriesNotes(first, locale))
    return [
      locale.code,
      {
        ...siteTexts(first, locale),
        ...navMessages(first, locale),
        ...matched(navLabels(first), navLabels(locale)),
        ...matched(sidebarLabels(first), sidebarLabels(locale)),
        ...interfaceTexts(old, locale),
      },
    ]
  })
  return Object.fromEntries([[first.code, interfaceTexts(old, first)], ...translated])
}

function interfaceTexts(old: Settings, { settings, themeConfig }: OldLocale): Record<string, string> {
  const updated = textAt(themeConfig, ['lastUpdated', 'text'])
  const texts = [
    ...LABELS.map(([key, path]) => [key, textAt(themeConfig, path)] as const),
    ['lastUpdated', updated === null ? null : `${updated.replace(/\s*[:：]\s*$/, '')}: {date}`] as const,
    ...[old, settings].flatMap(({ markdown }) =>
      MARKDOWN_LABELS.map(([key, path]) => [key, textAt(markdown, path)] as const),
    ),
  ]
  return Object.fromEntries(texts.flatMap(([key, text]) => (text === null ? [] : [[`theme.${key}`, text]])))
}

function textAt(value: unknown, path: readonly string[]): string | null {
  return textOf(path.reduce<unknown>((inner, name) => recordOf(inner)[name], value))
}

/** What a language says of the site in other words than the default one. */
function siteTexts(first: OldLocale, { settings, themeConfig }: OldLocale): Record<string, string> {
  const { siteTitle } = first.themeConfig
  const [footer, ownFooter] = [footerText(first), footerText({ themeConfig })]
  const texts = [
    ['site.title', textOf(settings['title']), null],
    ['site.tagline', textOf(settings['description']), null],
    ['navbar.title', siteTitle === undefined ? null : textOf(themeConfig['siteTitle']), textOf(siteTitle)],
    ['footer.copyright', footer === '' ? null : textOf(ownFooter), footer],
  ] as const
  return Object.fromEntries(
    texts.flatMap(([key, text, original]) => (text === null || text === original ? [] : [[key, text]])),
  )
}

/** The text of the footer, which is HTML there. */
function footerText({ themeConfig }: Pick<OldLocale, 'themeConfig'>): string {
  const { message, copyright } = recordOf(themeConfig['footer'])
  return htmlToText([message, copyright].flatMap((text) => textOf(text) ?? []).join(' '))
}

/** The words of entries in another language: those of the entry that leads to the same page. */
function matched(originals: readonly LabelledLink[], own: readonly LabelledLink[]): Record<string, string> {
  const texts = new Map(own.map(({ target, label }) => [target, label]))
  return Object.fromEntries(
    originals.flatMap(({ key, target, label }) => {
      const text = texts.get(target)
      return text === undefined || text === label ? [] : [[key, text]]
    }),
  )
}

/** The note on entries of the sidebars of a language that the default language does not have. */
function ownEntriesNotes(first: OldLocale, locale: OldLocale): MigrationNote[] {
  const known = new Set(sidebarLabels(first).map(({ target }) => target))
  const own = sidebarLabels(locale).filter(({ target }) => !known.has(target))
  if (own.length === 0) return []
  const shown = own.slice(0, 5).map(({ label }) => `"${label}"`)
  const names = own.length > 5 ? `${shown.join(', ')} and ${own.length - 5} more` : shown.join(', ')
  const instead = `All languages have the sidebars of the default one. Its own entries are left out, but the pages stay: ${names}.`
  return [{ kind: 'setting', name: `sidebar of ${locale.label}`, instead }]
}
