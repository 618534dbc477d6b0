import type { DiagnosticLog, Issue, Point, SourceText } from '../diagnostic.ts'
import { isPlain, mapTexts } from '../map-texts.ts'
import { findUnseen, withoutUnseen, withoutUnseenIn } from '../unseen-characters.ts'

const LIGATURES = /[\uFB00-\uFB06]/g

/** Most of them in a file are pasted together; the first of each kind is enough. */
const MAX_CHARACTERS = 10

/** Reports characters that readers cannot see or the search cannot find, each once with its first place. */
export function reportCharacters(source: SourceText, log: DiagnosticLog): void {
  const reported = new Set<string>()
  const found = [...findUnseen(source.text), ...source.text.matchAll(LIGATURES)]
  for (const { 0: character, index } of found.toSorted((left, right) => left.index - right.index)) {
    if (reported.has(character)) continue
    reported.add(character)
    if (reported.size > MAX_CHARACTERS) return
    const before = source.text.slice(0, index).split(/\r\n|\r|\n/)
    const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    log.add(source, { ...issueOf(character), at })
  }
}

/** The file that values were read from. */
interface ValuePlace {
  readonly source: SourceText
  readonly locate: (path: readonly PropertyKey[]) => Point
  readonly log: DiagnosticLog
}

/**
 * Values of a file as they are published, without characters that readers cannot see. Those that the file writes as an escape, such as
 * `"\u202E"`, are reported at their keys; `reportCharacters` finds the others.
 */
export function takeValues(value: unknown, { source, locate, log }: ValuePlace): unknown {
  const reported = new Set<string>()
  for (const { path, text } of textsIn(value)) {
    for (const [character] of findUnseen(text)) {
      if (reported.has(character)) continue
      reported.add(character)
      if (source.text.includes(character)) continue
      const { fix: _fix, ...issue } = issueOf(character)
      log.add(source, { ...issue, at: locate(path) })
    }
  }
  return mapTexts(withoutUnseenIn(value), { text: composed, key: composed })
}

/** Keys of one file are compared with names in another, and a letter with an accent may be stored as one character or two. */
function composed(text: string): string {
  return text.normalize('NFC')
}

interface TextAt {
  readonly path: readonly PropertyKey[]
  readonly text: string
}

function textsIn(value: unknown, path: readonly PropertyKey[] = []): readonly TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [
    { path: [...path, key], text: key },
    ...textsIn(item, [...path, key]),
  ])
}

function issueOf(character: string): Issue {
  const code = character.codePointAt(0) ?? 0
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  const plain = character.normalize('NFKC')
  if (plain !== character) {
    return {
      code: 'unusual-character',
      problem: `"${character}" is one character, a ligature (${name}): a search for "${plain}" in the browser may not find it.`,
      hint: `Write "${plain}". Text copied from a PDF often has such characters.`,
      fix: { from: character, to: plain },
    }
  }
  if (/\p{Cs}/u.test(character)) {
    return {
      code: 'unusual-character',
      problem: `The escape ${name.replace('U+', String.raw`\u`)} stands for half of a character, which no page can hold. It is left out.`,
      hint: 'Write the character itself, or delete the escape.',
    }
  }
  if (code >= 0xe0000 || (code >= 0xfe00 && code <= 0xfe0f)) {
    return {
      code: 'unusual-character',
      problem: `The character ${name} is invisible: only programs read it. It is left out of the page.`,
      hint: 'Delete it.',
      fix: { from: character, to: '' },
    }
  }
  if (code >= 0x2000) {
    return {
      code: 'unusual-character',
      problem: `The invisible character ${name} changes the direction of the text after it, so what people see is not what is in the file. It is left out of the page.`,
      hint: 'Delete it. If the text mixes directions, put the part in the other direction into <span dir="rtl">…</span>.',
    }
  }
  return {
    code: 'unusual-character',
    problem: `The control character ${name} is invisible, and has no meaning on a page. It is left out.`,
    hint: 'Delete it.',
    fix: { from: character, to: withoutUnseen(character) },
  }
}
