import { isRecord, parseData, suggestName } from '@fyr/content-pipeline/internal'
import { SiteError } from '@fyr/cli/internal'

/** Texts of a description in another language, by their paragraphs in the language of the description. */
export interface TextTranslations {
  translate(text: string): string
  /** Throws `SiteError` with the paragraphs that the description does not have. */
  throwUnused(): void
  /** The paragraphs without a translation, on one line each. */
  untranslated(): readonly string[]
}

/** In characters: a text of a few letters may be in a description many times, and its translation be as long as a file. */
const MOST_TRANSLATED = 50_000_000
const TOO_MUCH = `The translations of this description have more than ${MOST_TRANSLATED / 1e6} million characters.`

/** Of a description that says all else, the nearest texts are looked for among so many, none longer than this, and for so few translations. */
const SUGGESTIONS = { texts: 500, longest: 300, translations: 20 }

/** Keys of a description with words for readers. */
const TEXTS = new Set(['summary', 'description'])

/** Keys with values of the API, which are the same in all languages. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Reads translations: an object of texts, or of names of tags, by what they translate. */
export function openTranslations(file: string, text: string): TextTranslations {
  const { value, diagnostics, locate } = parseData({ file, text })
  if (diagnostics.length > 0)
    throw new SiteError(diagnostics.map((one) => ({ ...one, code: 'source-failed' as const })))
  const lines = text.split('\n')
  const issueAt = (path: readonly PropertyKey[], problem: string, hint: string) => {
    const { line, column } = locate(path)
    return {
      code: 'source-failed' as const,
      file,
      line,
      column,
      sourceLine: lines[line - 1] ?? '',
      problem,
      hint,
    }
  }
  const entries = Object.entries(isRecord(value) ? value : {})
  const wrong = entries.filter(([, translation]) => typeof translation !== 'string')
  if (!isRecord(value) || wrong.length > 0) {
    const hint = 'Write each text of the description, a colon, and its translation.'
    throw new SiteError([
      issueAt(
        wrong[0] === undefined ? [] : [wrong[0][0]],
        'This is not a translation of a description.',
        hint,
      ),
    ])
  }
  const byText = new Map(
    entries.map(([key, translation]) => [oneLine(key), { key, text: String(translation) }]),
  )
  const unused = new Set(byText.keys())
  const untranslated = new Set<string>()
  let left = MOST_TRANSLATED
  return {
    translate(whole) {
      const paragraphs = whole.trim().split(/\n[ \t]*\n/)
      return paragraphs
        .map((paragraph) => {
          const line = oneLine(paragraph)
          unused.delete(line)
          const translation = byText.get(line)
          if (translation === undefined) {
            untranslated.add(line)
            return paragraph
          }
          const { key, text: translated } = translation
          left -= translated.length
          if (left < 0) throw new SiteError([issueAt([key], TOO_MUCH, 'Shorten this translation.')])
          return translated
        })
        .join('\n\n')
    },
    throwUnused() {
      if (unused.size === 0) return
      const suggested = [...untranslated]
        .filter(({ length }) => length <= SUGGESTIONS.longest)
        .slice(0, SUGGESTIONS.texts)
      throw new SiteError(
        entries
          .filter(([key]) => unused.has(oneLine(key)))
          .map(([key], index) => {
            const line = oneLine(key)
            const near =
              index < SUGGESTIONS.translations && line.length <= SUGGESTIONS.longest ? suggested : []
            return issueAt(
              [key],
              `The description has no text ${JSON.stringify(line)}.`,
              suggestName(line, near, 'Write it as the description does, or delete the translation.'),
            )
          }),
      )
    },
    untranslated: () => [...untranslated].filter((line) => /\p{L}/u.test(line) && !line.startsWith('```')),
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function mapValues(
  record: Readonly<Record<string, unknown>>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** A description whose texts for readers are in another language. */
export function translateTexts(value: unknown, { translate }: TextTranslations): unknown {
  const inside = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(inside)
    if (!isRecord(inner)) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([key, child]) => {
        if (TEXTS.has(key) && typeof child === 'string') return [key, translate(child)]
        if (key === 'flows' && isRecord(child)) return [key, mapValues(child, scopesInside)]
        return [key, VALUES.has(key) ? child : inside(child)]
      }),
    )
  }
  /** The texts of scopes have the names of the scopes as their keys. */
  const scopesInside = (flow: unknown): unknown => {
    if (!isRecord(flow) || !isRecord(flow.scopes)) return inside(flow)
    const scopes = mapValues(flow.scopes, (text) => (typeof text === 'string' ? translate(text) : text))
    return { ...flow, scopes }
  }
  return inside(value)
}
