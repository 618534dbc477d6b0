import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { filesBelow } from '../old-site/read-old-files.ts'
import { sourceFolder } from './docs-folder.ts'
import { localised, sidebarMessages } from './starlight-config.ts'
import type { OldLocale, OldSite } from './starlight-site.ts'

/** Texts of the interface of Starlight, and the same ones of Fyr. */
const LABELS: Readonly<Record<string, string>> = {
  'skipLink.label': 'skipToMain',
  'search.label': 'search',
  'search.cancelLabel': 'searchClose',
  'languageSelect.accessibleLabel': 'languages',
  'menuButton.accessibleLabel': 'openMenu',
  'sidebarNav.accessibleLabel': 'docsSidebar',
  'tableOfContents.onThisPage': 'onThisPage',
  'i18n.untranslatedContent': 'fallbackText',
  'page.editLink': 'editPage',
  'page.lastUpdated': 'lastUpdated',
  'page.previousLink': 'previousPage',
  'page.nextLink': 'nextPage',
  'page.draft': 'draftText',
  '404.text': 'notFoundText',
  'aside.note': 'admonitionNote',
  'aside.tip': 'admonitionTip',
  'aside.caution': 'admonitionCaution',
  'aside.danger': 'admonitionDanger',
  'heading.anchorLabel': 'headingLink',
  'expressiveCode.copyButtonTooltip': 'copyCode',
  'expressiveCode.copyButtonCopied': 'copied',
}

/** The texts of a Starlight site by language and key: those of its interface, of the site, and of its sidebars. */
export function readStarlightMessages(
  site: OldSite,
  [first, ...others]: readonly OldLocale[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  if (first === undefined) return {}
  const texts = others.map((locale) => [
    locale.code,
    { ...siteTexts(site, first, locale), ...sidebarMessages(site, locale), ...interfaceTexts(site, locale) },
  ])
  return Object.fromEntries([[first.code, interfaceTexts(site, first)], ...texts])
}

/** The title of the site in a language, where it is another one. */
function siteTexts({ options }: OldSite, first: OldLocale, locale: OldLocale): Record<string, string> {
  const title = localised(options['title'], locale)
  return title === null || title === localised(options['title'], first) ? {} : { 'site.title': title }
}

const DATA = /\.(?:json|ya?ml)$/i

/** The texts of a file of `src/content/i18n`, which has the tag of the language as its name. */
function interfaceTexts({ folder, astro }: OldSite, { lang, code }: OldLocale): Record<string, string> {
  const place = join(folder, sourceFolder(astro), 'content/i18n')
  const tag = lang ?? code
  const files = filesBelow(place).filter((file) => DATA.test(file))
  // Starlight takes the texts of "fr" where "fr-FR" has none.
  const [file] = [tag, tag.split('-', 1)[0] ?? tag].flatMap((name) =>
    files.filter((one) => one.replace(DATA, '').toLowerCase() === name.toLowerCase()),
  )
  const written = file === undefined ? {} : dataIn(join(place, file))
  return Object.fromEntries(
    Object.entries(written).flatMap(([key, value]) => {
      const [label, text] = [Object.hasOwn(LABELS, key) ? LABELS[key] : undefined, textOf(value)]
      return label === undefined || text === null ? [] : [[`theme.${label}`, filled(label, text)]]
    }),
  )
}

/** A text with what Fyr fills in: Starlight has a date behind it, and names between two braces. */
function filled(label: string, text: string): string {
  if (label === 'lastUpdated') return `${text.trim()} {date}`
  return label === 'headingLink' ? text.replaceAll(/\{\{\s*title\s*\}\}/g, '{heading}') : text
}

function dataIn(path: string): Settings {
  try {
    return recordOf(parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}
