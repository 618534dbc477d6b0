import { compareCodePoints } from '../compare-code-points.ts'
import type { DiagnosticLog, Origin } from '../content-error.ts'
import { suggestName } from '../nearest-name.ts'
import { messagesSchema } from '../schemas/messages.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { substituteVariables, type Variables } from '../substitute-variables.ts'
import type { ReadContext } from './read-collection.ts'
import type { DataFile } from './read-data-file.ts'
import { placeOfTranslation, readTranslatedFile } from './read-translated-file.ts'

/** The configured texts in one locale. */
export interface Messages {
  /** The translation under a key, or the text itself. */
  readonly translate: (key: string, text: string) => string
  /**
   * As `translate` of Markdown or HTML, whose variables are not filled in yet; a key may hold some too. With the place of a
   * translation, null for the text itself.
   */
  readonly translateMarkup: (
    key: string,
    text: string,
  ) => { readonly text: string; readonly origin: Origin | null }
  /** Texts that were asked for and are not translated, by their keys in code-point order. */
  readonly missing: () => ReadonlyMap<string, string>
  /** The file, or the one to write while there is none; relative to the root. */
  readonly file: string
  /** Texts that the site gives in place of its theme's, by the theme's names for them. */
  readonly interfaceTexts: Readonly<Record<string, string>>
  /** Reports keys of the file that nothing asks for. */
  readonly reportUnknown: (known: KnownTexts) => void
}

/** The names that a key of a messages file can have. */
export interface KnownTexts {
  readonly configured: Iterable<string>
  /** The theme's names for its texts, or null where nobody knows them: then any is taken. */
  readonly interfaceTexts: Iterable<string> | null
  /** Beginnings of keys whose names nobody has read: any key that begins so is taken. */
  readonly unread: readonly string[]
}

/** Before the name of a text of the theme. */
const INTERFACE_PREFIX = 'theme.'

/** Which of them are markup is known where they are asked for. */
const isMarkup = () => true

/** Reads `i18n/<locale>/messages.json`; without one every text stays as configured. */
export function readMessages(
  context: ReadContext & { readonly variables: Variables },
  locale: string,
): Messages {
  const { variables } = context
  const options = { ...context, isMarkup, isUsedInPart: true }
  const file = readTranslatedFile('messages.json', locale, messagesSchema, options)
  const texts = new Map(Object.entries(file?.value ?? {}))
  const missing = new Map<string, string>()
  const find = (key: string, text: string): string | null => {
    const own = texts.get(key)
    if (own === undefined && text !== '') missing.set(key, text)
    return own ?? null
  }
  return {
    translate: (key, text) => {
      const own = find(key, text)
      return own === null ? text : substituteVariables(own, variables)
    },
    translateMarkup: (written, text) => {
      const key = substituteVariables(written, variables)
      const own = find(key, text)
      if (own === null || file === null) return { text, origin: null }
      return { text: own, origin: { source: file.source, at: file.locate([key]) } }
    },
    missing: () => new Map([...missing].toSorted(([left], [right]) => compareCodePoints(left, right))),
    file: placeOfTranslation('messages.json', locale, context),
    interfaceTexts: interfaceTexts(file?.value ?? {}, variables),
    reportUnknown: (known) => file !== null && reportUnknown(file, known, context.log),
  }
}

/** Keys of every configured text but the sidebars', whose labels come from docs too. */
export function configuredKeys({ navbar, footer }: SiteConfig): string[] {
  const labels = navbar.items.flatMap((item) => {
    if (item.type === 'locale-menu' || item.type === 'version-menu') return []
    return item.type === 'menu' ? [item.label, ...item.items.map((inner) => inner.label)] : [item.label]
  })
  const footerTexts = [
    ...footer.columns.flatMap((column) => [column.title, ...column.links.map((link) => link.label)]),
    ...footer.links.map((link) => link.label),
  ]
  return [
    'site.title',
    'site.tagline',
    'logo.alt',
    ...labels.map((label) => `navbar.${label}`),
    ...footerTexts.map((text) => `footer.${text}`),
    'footer.copyright',
    'footer.logo.alt',
    'blog.title',
    'blog.description',
    'blog.sidebarTitle',
    'announcement.content',
  ]
}

function interfaceTexts(
  texts: Readonly<Record<string, string>>,
  variables: Variables,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(INTERFACE_PREFIX))
      .map(([key, text]) => [key.slice(INTERFACE_PREFIX.length), substituteVariables(text, variables)]),
  )
}

function reportUnknown(
  file: DataFile<Readonly<Record<string, string>>>,
  { configured, interfaceTexts: names, unread }: KnownTexts,
  log: DiagnosticLog,
): void {
  const known = new Set(configured)
  for (const name of names ?? []) known.add(INTERFACE_PREFIX + name)
  const taken = names === null ? [...unread, INTERFACE_PREFIX] : unread
  for (const key of Object.keys(file.value)) {
    if (known.has(key) || taken.some((beginning) => key.startsWith(beginning))) continue
    log.add(file.source, {
      code: 'unknown-message',
      problem: `Unknown message "${file.written([key]).join('.')}".`,
      hint: suggestName(key, known, 'The part after the first dot is the text in the default language.'),
      at: file.locate([key]),
    })
  }
}
