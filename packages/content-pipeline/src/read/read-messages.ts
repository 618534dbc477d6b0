import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { createDiagnosticLog, type DiagnosticLog, type SourceLocation } from '../diagnostic.ts'
import { nearestName, suggestName } from '../nearest-name.ts'
import { messagesSchema } from '../schemas/messages.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { variablesOf } from '../schemas/variables-of.ts'
import { substituteVariables, type Variables } from '../substitute-variables.ts'
import type { ReadContext } from './read-collection.ts'
import type { DataFile } from './read-data-file.ts'
import { placeOfTranslation, readTranslatedFile } from './read-translated-file.ts'

/** The configured texts in one locale. */
export interface Messages {
  /** The translation of a key, or the text itself. */
  readonly translate: (key: string, text: string) => string
  /**
   * Like `translate`, for Markdown or HTML, whose variables are not inserted yet; keys may contain variables too. With
   * the position of a translation, null for the text itself.
   */
  readonly translateMarkup: (
    key: string,
    text: string,
  ) => { readonly text: string; readonly location: SourceLocation | null }
  /** Requested texts without a translation, by their keys in code-point order. */
  readonly missing: () => ReadonlyMap<string, string>
  /** The file, or the path of the one to create; relative to the root. */
  readonly file: string
  /** Messages of the site that replace the theme's, by the theme's names. */
  readonly interfaceTexts: Readonly<Record<string, string>>
  /** Reports unused keys of the file. */
  readonly reportUnknown: (known: KnownTexts) => void
}

/** The allowed keys of a messages file. */
export interface KnownTexts {
  readonly configured: Iterable<string>
  /** The theme's message names, or null when they are unknown: then any is accepted. */
  readonly interfaceTexts: Iterable<string> | null
  /** The theme's messages in English by name, where they are known. */
  readonly originalTexts?: Readonly<Record<string, string>> | undefined
  /** Prefixes of keys whose names are not known: any key with such a prefix is accepted. */
  readonly unread: readonly string[]
}

/** Prefix of the theme's message names. */
const INTERFACE_PREFIX = 'theme.'

/** Which of them are markup is known where they are used. */
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
      if (own === null || file === null) return { text, location: null }
      return { text: own, location: { source: file.source, at: file.locate([key]) } }
    },
    missing: () => new Map([...missing].toSorted(([left], [right]) => compareCodePoints(left, right))),
    file: placeOfTranslation('messages.json', locale, context),
    interfaceTexts: interfaceTexts(file?.value ?? {}, variables),
    reportUnknown: (known) => file !== null && reportUnknown(file, known, context.log),
  }
}

/** The texts that a site gives in the place of those of its theme in a locale, by name. What is wrong in their file is reported where the site is read. */
export function readInterfaceTexts(
  root: string,
  config: SiteConfig,
  locale: string,
): Readonly<Record<string, string>> {
  const log = createDiagnosticLog()
  return readMessages({ root, config, variables: variablesOf(config), log }, locale).interfaceTexts
}

/** Keys of every configured text except sidebar labels, which docs set too. */
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
    ...(navbar.title ? ['navbar.title'] : []),
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

/** More keys than this do not help in one line. */
const MAX_KEYS = 5

/**
 * Suggests a key for the unused text of a renamed page or category: one without a text whose label is similar. The
 * beginning of a key is ignored, because many keys share it.
 */
function hintForUnused(
  key: string,
  texts: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
): string {
  const [beginning = ''] = /^(?:sidebar\.[^.]*|[^.]*)\./.exec(key) ?? []
  const beside = [...known].filter((one) => one.startsWith(beginning))
  if (beginning === '' || beside.length === 0) return suggestName(key, known, LABELS)
  const free = beside.filter((one) => !Object.hasOwn(texts, one))
  const label = key.slice(beginning.length)
  const near = nearestName(
    label,
    free.map((one) => one.slice(beginning.length)),
  )
  if (near !== null) return `Did you mean "${beginning}${near}"? ${LABELS}`
  if (free.length === 0 || free.length > MAX_KEYS) return `Delete it, or correct it. ${LABELS}`
  return `Delete it, or correct it: ${free.map((one) => `"${one}"`).join(', ')} ${free.length === 1 ? 'has' : 'have'} no translation.`
}

const LABELS = 'The part after the first dot is the text in the default language.'

function reportUnknown(
  file: DataFile<Readonly<Record<string, string>>>,
  { configured, interfaceTexts: names, originalTexts = {}, unread }: KnownTexts,
  log: DiagnosticLog,
): void {
  reportLostPlaceholders(file, originalTexts, log)
  const known = new Set(configured)
  for (const name of names ?? []) known.add(INTERFACE_PREFIX + name)
  const taken = names === null ? [...unread, INTERFACE_PREFIX] : unread
  for (const key of Object.keys(file.value)) {
    if (known.has(key) || taken.some((beginning) => key.startsWith(beginning))) continue
    log.add(file.source, {
      code: 'unknown-message',
      problem: `Unknown message "${file.written([key]).join('.')}".`,
      hint: hintForUnused(key, file.value, known),
      at: file.locate([key]),
    })
  }
}

const PLACEHOLDER = /\{\w+\}/g

/** Reports messages that replace the theme's and leave out what is filled in there. A form of a number may spell it out. */
function reportLostPlaceholders(
  file: DataFile<Readonly<Record<string, string>>>,
  originals: Readonly<Record<string, string>>,
  log: DiagnosticLog,
): void {
  for (const [key, text] of Object.entries(file.value)) {
    const name = key.startsWith(INTERFACE_PREFIX) ? key.slice(INTERFACE_PREFIX.length) : ''
    const original = Object.hasOwn(originals, name) ? (originals[name] ?? '') : ''
    const isForm = name.includes('.') && !name.endsWith('.other')
    const lost = (original.match(PLACEHOLDER) ?? []).filter((one) => !text.includes(one))
    if (isForm || lost.length === 0) continue
    log.add(file.source, {
      code: 'lost-placeholder',
      problem: `The message "${key}" lacks ${[...new Set(lost)].map((one) => `"${one}"`).join(' and ')}.`,
      hint: `In English it is "${original}".`,
      at: file.locate([key]),
    })
  }
}
