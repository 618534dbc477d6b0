import { createHeadingIds, headingId } from '@fyr/content-pipeline'
import { changeLines } from './change-lines.ts'

interface OldHeadingIds {
  /** The id that the old tool made of the text of a heading, before it numbered it. */
  readonly idOf: (text: string) => string
  /** Whether a title in the text took an id like any other heading. In Fyr it has none. */
  readonly countsTitle: boolean
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/
const HEADING = /^( {0,3}(#{1,6})[ \t]+)(.*?)([ \t]+#+)?[ \t]*$/
const WRITTEN_ID = /[ \t]*\{(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?\}[ \t]*$/

/** Writes behind a heading the id that it had on the old site, where Fyr makes another one: other sites link to it. */
export function keepHeadingIds(page: string, { idOf, countsTitle }: OldHeadingIds): string {
  const [frontMatter = ''] = FRONT_MATTER.exec(page) ?? []
  const own = createHeadingIds()
  const taken = new Set<string>()
  let count = 0
  const text = changeLines(page.slice(frontMatter.length), {
    text: (line) => {
      const [, start = '', marks, written, end = ''] = HEADING.exec(line) ?? []
      if (written === undefined) return line
      count += 1
      const isTitle = count === 1 && marks === '#'
      const [, explicit] = WRITTEN_ID.exec(written) ?? []
      if (explicit !== undefined) taken.add(explicit)
      if (explicit !== undefined || (isTitle && !countsTitle)) return line
      const words = wordsOf(written)
      const old = takeId(idOf(words), taken)
      const isSame = isTitle || old === '' || old === headingId(words, own)
      return isSame ? line : `${start}${written} {#${old}}${end}`
    },
  })
  return frontMatter + text
}

/** An id, with a number if it is taken. */
function takeId(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`
  taken.add(free)
  return free
}

const LINK = /!?\[((?:[^[\]]|\[[^[\]]*\])*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\])/g
const CODE = /(`+.+?`+)/
const TAG = /<!--.*?-->|<\/?[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*>/g
const STARS = /(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g
const UNDERSCORES = /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu
const REFERENCES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** What a heading says: markup and HTML say nothing, and code says what is in it. */
function wordsOf(written: string): string {
  const parts = written.replace(LINK, '$1').split(CODE)
  return parts
    .map((part) => (CODE.test(part) ? part.replaceAll('`', '').trim() : plain(part)))
    .join('')
    .trim()
}

function plain(text: string): string {
  return text
    .replace(TAG, '')
    .replace(STARS, '$2')
    .replace(UNDERSCORES, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(lt|gt|amp|quot);/g, (whole, name: string) => REFERENCES[name] ?? whole)
}
