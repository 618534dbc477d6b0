import { fold } from './fold.ts'
import { RANKING } from './ranking.ts'
import type { IndexedPage } from './search-files.ts'
import { editsBetween, editsFor } from './word-edits.ts'

/** Letters of a whole address that may be wrong: a page whose address differs in no more comes first. */
const WRONG_LETTERS = 2
/** Pages whose names share less with that of the address are about something else. */
const LEAST_ALIKE = 0.45

/** An address in parts: `/docs/access-levels/`. */
interface Address {
  readonly whole: string
  /** The words of its last part: `access`, `levels`. */
  readonly words: readonly string[]
}

/** Pages whose addresses are written most like one that no page has, the most alike first. */
export function nearestPages(address: string, pages: readonly IndexedPage[]): readonly IndexedPage[] {
  const asked = readAddress(address)
  return pages
    .map((page) => ({ page, alike: likeness(asked, page) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((one, other) => other.alike - one.alike)
    .map(({ page }) => page)
}

/** 0 for a page that is not meant; more than 1 for one whose whole address is meant. */
function likeness(asked: Address, { path, kind, boost }: IndexedPage): number {
  const own = readAddress(path)
  // Counting the letters of two addresses takes long, and most differ in length already.
  if (Math.abs(own.whole.length - asked.whole.length) <= WRONG_LETTERS) {
    const wrong = editsBetween(asked.whole, own.whole)
    if (wrong <= WRONG_LETTERS) return 2 - wrong / (WRONG_LETTERS + 1)
  }
  const alike = Math.sqrt(shareFound(asked.words, own.words) * shareFound(own.words, asked.words))
  if (alike < LEAST_ALIKE) return 0
  return alike * Math.min(1, boost) * (kind === 'post' ? RANKING.post : 1)
}

/** How much of some words is among others, from 0 to 1; a word with typing errors is less than a word. */
function shareFound(words: readonly string[], others: readonly string[]): number {
  const found = words.map((word) => Math.max(0, ...others.map((other) => sameness(word, other))))
  return found.reduce((sum, one) => sum + one, 0) / Math.max(words.length, 1)
}

function sameness(word: string, other: string): number {
  if (Math.abs(word.length - other.length) > editsFor(word)) return 0
  const edits = editsBetween(word, other)
  return edits > editsFor(word) ? 0 : 1 - edits / word.length
}

function readAddress(path: string): Address {
  const whole = fold(decode(path).toLowerCase()).replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/?$/, '')
  const name = whole.slice(whole.lastIndexOf('/') + 1)
  return { whole, words: name.match(/[\p{L}\p{M}\p{N}.]+/gu) ?? [] }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
