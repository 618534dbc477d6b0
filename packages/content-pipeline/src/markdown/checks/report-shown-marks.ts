import type { Nodes } from 'mdast'
import { UNSPACED } from '../../unspaced-scripts.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { firstMatches } from './first-matches.ts'
import { joinedText, OBJECT, pointInText } from './point-of.ts'

/** Marks around a text. In globs there are slashes beside them. */
const MARKED = /(?<![*~])(\*\*?|~~)(?![\s*~/])([^*~\n]{1,200}?)(?<![\s/])\1(?![*~/])/g
const UNDERLINED = /(?<!_)(__)(?![\s_])([^_\n]{1,200}?)(?<!\s)__(?!_)/g
const ELEMENTS: Readonly<Record<string, string>> = { '**': 'strong', '*': 'em', '~~': 'del' }

const LETTER = /[\p{L}\p{N}]/u
const PUNCTUATION = /[\p{P}\p{S}]/u
/** Formulas, patterns and pointers have single asterisks between other characters. */
const NOT_ASCII = /[^\0-\u007F\uFFFC]/

/** A word that is marked has no blanks around it. */
const BETWEEN_WORDS = new RegExp(`[${UNSPACED}]`, 'u')

/**
 * Reports marks that readers see: between a letter outside and punctuation inside they mark nothing, `**重要：**请`, and
 * underscores mark nothing beside a letter, `是__重要__的`.
 */
export function reportShownMarks(children: readonly Nodes[], context: DocumentContext): void {
  const text = joinedText(children)
  const matches = ['**', '*', '~~'].some((mark) => text.includes(mark)) ? firstMatches(text, MARKED) : []
  if (text.includes('__')) matches.push(...firstMatches(text, UNDERLINED))
  for (const { 0: written, 1: mark = '', 2: words = '', index } of matches) {
    const end = index + written.length
    const [before, after] = [text.slice(Math.max(0, index - 2), index), text.slice(end, end + 2)]
    const sides = [
      [[...before].at(-1) ?? '', [...words][0] ?? ''],
      [[...after][0] ?? '', [...words].at(-1) ?? ''],
    ] as const
    const isShown =
      mark === '__'
        ? sides.some(([outside]) => BETWEEN_WORDS.test(outside))
        : sides.some(
            ([outside, inside]) =>
              LETTER.test(outside) &&
              PUNCTUATION.test(inside) &&
              (mark === '**' || NOT_ASCII.test(outside + inside)),
          )
    if (!isShown) continue
    const start = pointInText(index, written.length, children, context)
    if (start === null) continue
    const shown = words.replaceAll(OBJECT, '…')
    const problem = `"${mark}${shown}${mark}" is shown with its ${mark === '__' ? 'underscores: beside a letter' : `${nameOf(mark)}: between punctuation and a letter`} they mark nothing.`
    const element = `<${ELEMENTS[mark]}>${shown}</${ELEMENTS[mark]}>`
    const hint =
      mark === '__'
        ? `Write "**${shown}**".`
        : `Write "${element}", or leave the punctuation outside the ${nameOf(mark)}.`
    reportAt(context, { position: { start } }, 'unread-syntax', problem, hint)
  }
}

function nameOf(mark: string): string {
  return mark === '~~' ? 'tildes' : 'asterisks'
}
