import { en, no } from '@fyr/theme'
import type { Language } from './language.tsx'

/** Words that the sample site, whose pages are in English, calls places by as the interface does. */
const WORDS_OF_THE_SAMPLE = new Set([
  'Documentation',
  'Dokumentasjon',
  'Archive',
  'Arkiv',
  'Recent posts',
  'Tags',
  'Authors',
  'Next',
])

/** Patterns of all texts that one language has and the other has not. */
const PATTERNS: Readonly<Record<Language, RegExp>> = { en: textsBut(en, no), no: textsBut(no, en) }

/** Texts of the interface that the document shows in a language, if they differ in the other language. */
export function textsIn(language: Language): string[] {
  return [...new Set(writtenTexts())].filter(
    (text) => PATTERNS[language].test(text) && !WORDS_OF_THE_SAMPLE.has(text),
  )
}

/** What is written in the document: its text, and the names that controls have without it. */
function writtenTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*:not(script, style)')]
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue),
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
  ])
  return texts.flatMap((text) => (text?.trim() ? [text.trim()] : []))
}

function textsBut(own: typeof en, other: typeof en): RegExp {
  const foreign = new Set(valuesOf(other))
  const patterns = valuesOf(own)
    // One that has no words of its own, such as "{title}", is any text.
    .filter((text) => !foreign.has(text) && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    .map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'))
  return new RegExp(`^(?:${patterns.join('|')})$`)
}

/** The texts of a catalogue and of its groups, each form of a plural separately. */
function valuesOf(catalogue: typeof en): string[] {
  // The texts of an API reference are part of its pages' content.
  const { tryItForm, apiReference: _, ...texts } = catalogue
  return Object.values({ ...texts, ...tryItForm }).flatMap((value) => {
    if (typeof value === 'string') return [value]
    if (!('language' in value)) return [...value]
    const { language: _language, ...forms } = value
    return Object.values(forms)
  })
}
