import type { Section } from './section.ts'
import { type Analyser, normalise, type Word, type WordForm } from './analyser.ts'
import type { VisitWords } from './search-terms.ts'

/** The words of a compiled text. They depend only on the text, so a build can keep them for the next one. */
export interface PageWords {
  /** The different words of its sections: see `packForm`. */
  readonly forms: readonly string[]
  readonly sections: readonly SectionWords[]
}

/** A section whose words are counted. */
export interface SectionWords extends Pick<Section, 'headingId' | 'headings' | 'defines'> {
  /** In the normal form that the analyser expects. */
  readonly text: string
  /** Words of code that no text of the page has, each once, separated by spaces: others are found where they are explained. */
  readonly names: string
  /** Numbers of the words of the text among the forms of the page, each followed by how often it is there. */
  readonly textCounts: readonly number[]
  /** The same for the names. */
  readonly nameCounts: readonly number[]
}

/** Reads the words of the sections of a page. */
export function readPageWords(sections: readonly Section[], analyse: Analyser): PageWords {
  const numbers = new Map<string, number>()
  const numberOf = (form: WordForm): number => {
    const packed = packForm(form)
    const number = numbers.get(packed) ?? numbers.size
    numbers.set(packed, number)
    return number
  }
  const texts = sections.map(({ text }) => normalise(text))
  const words = texts.map((text) => analyse(text))
  const explained = new Set(words.flat().map(({ whole }) => whole))
  const read = sections.map(({ headingId, headings, defines, code }, section): SectionWords => {
    const names = codeWords(normalise(code), explained, analyse)
    return {
      headingId,
      headings,
      defines,
      text: texts[section] ?? '',
      names: names.map(({ written }) => written).join(' '),
      textCounts: countForms(words[section] ?? [], numberOf),
      nameCounts: countForms(
        names.map(({ word }) => word),
        numberOf,
      ),
    }
  })
  return { forms: [...numbers.keys()], sections: read }
}

function countForms(words: readonly WordForm[], numberOf: (form: WordForm) => number): readonly number[] {
  const counts = new Map<number, number>()
  for (const word of words) {
    const number = numberOf(word)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return [...counts].flat()
}

/** Numbers, dates and times. */
const NUMBERS = /^\d[\d\-:.TZ+/]*$/

/** Long enough for a key, if enough of it is digits: `b3a8e0e1f9ab1bfe3a36`, `req_01KKPRFDD00ET1KPP388VD99H9`, a UUID. */
const KEY = /^(?:[a-z]+_)?[A-Za-z\d-]{16,}$/
const KEY_DIGITS = 1 / 5

/** Whether a word of code is a value that a sample had to have: nobody searches for it. */
function isSampleValue(word: string): boolean {
  if (NUMBERS.test(word)) return true
  return KEY.test(word) && word.replaceAll(/\D/g, '').length >= word.length * KEY_DIGITS
}

/** The words of code that are in no text of the page, each once: samples repeat themselves. */
function codeWords(
  code: string,
  explained: ReadonlySet<string>,
  analyse: Analyser,
): readonly { readonly word: Word; readonly written: string }[] {
  // Not a copy of `explained`, which has all words of the page, for each section.
  const named = new Set<string>()
  const isKnown = ({ whole }: Word): boolean => explained.has(whole) || named.has(whole)
  return analyse(code).flatMap((word) => {
    const found = code.slice(word.start, word.end)
    // An address may be known only in part.
    if (isKnown(word) && !found.includes('/')) return []
    // An address in a sample says where something is by the key of one.
    const written = found
      .split('/')
      .filter((part) => !isSampleValue(part))
      .join('/')
    const own = written === found ? word : analyse(written)[0]
    if (own === undefined || isKnown(own)) return []
    named.add(own.whole)
    return [{ word: own, written }]
  })
}

/** A form as text: its word and stem, then those of its parts, separated by spaces, which words do not have. */
function packForm({ whole, stem, parts }: WordForm): string {
  return parts.length === 0
    ? `${whole} ${stem}`
    : [`${whole} ${stem}`, ...parts.map((part) => `${part.whole} ${part.stem}`)].join(' ')
}

function unpackForm(packed: string): WordForm {
  const [whole = '', stem = '', ...rest] = packed.split(' ')
  const parts = rest.flatMap((text, index) =>
    index % 2 === 0 ? [{ whole: text, stem: rest[index + 1] ?? '', parts: [] }] : [],
  )
  return { whole, stem, parts }
}

/**
 * Makes a reader of the forms of pages that gives the same object for the same form, since a site writes the same words
 * again and again.
 */
export function createFormReader(): (forms: readonly string[]) => readonly WordForm[] {
  const known = new Map<string, WordForm>()
  return (forms) =>
    forms.map((packed) => {
      const form = known.get(packed) ?? unpackForm(packed)
      known.set(packed, form)
      return form
    })
}

/** Visits the words that the counts of a section are of. */
export function wordsIn(counts: readonly number[], forms: readonly WordForm[]): VisitWords {
  return (visit) => {
    for (let at = 0; at < counts.length; at += 2) {
      const form = forms[counts[at] ?? 0]
      if (form !== undefined) visit(form, counts[at + 1] ?? 0)
    }
  }
}
