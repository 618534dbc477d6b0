import { decodeHTML } from 'entities'
import { changeFrontMatter } from '@fyr/cli/internal'
import { changeLines } from '../old-site/change-lines.ts'
import { textOf } from '../old-site/plain-value.ts'

/** An element of a head as a key of the front matter; null if front matter has no key for it. */
type Fact = readonly [key: 'title' | 'description' | 'image' | 'keywords', value: string]

/** Elements that say again what others say; Fyr writes them from title, description and image. */
const REPEATED = /^(?:og:(?:title|description|type|url)|twitter:.*)$/

/** `<head>` on a line of its own, in Docusaurus also `<Head>`. */
const START = /^\s*<([Hh]ead)>\s*$/

/**
 * A page without its `<head>`, whose title, description, image and keywords become front matter. A head with anything else
 * stays as it is, as does one that contradicts the front matter.
 */
export function takeHead(text: string): string {
  const heads = findHeads(text)
  const [only] = heads
  if (only === undefined || heads.length > 1) return text
  const facts = factsOf(only.join('\n'))
  if (facts === null) return text
  let isTaken = true
  const changed = changeFrontMatter(text, (old) => {
    isTaken = facts.every(([key, value]) => old[key] === undefined || textOf(old[key]) === value)
    return isTaken ? Object.fromEntries(facts.map(([key, value]) => [key, valueOf(key, value)])) : {}
  })
  return isTaken ? withoutHead(changed) : text
}

function valueOf(key: Fact[0], value: string): unknown {
  if (key !== 'keywords') return value
  return value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Assigns each line of a head its place: where one starts, within it, where it ends. */
function headLines(): (line: string) => 'start' | 'inside' | 'end' | null {
  let name: string | null = null
  return (line) => {
    const [, opened] = START.exec(line) ?? []
    if (name === null && opened !== undefined) {
      name = opened
      return 'start'
    }
    if (name === null) return null
    if (line.trim() !== `</${name}>`) return 'inside'
    name = null
    return 'end'
  }
}

/** The lines of each closed head of a page, except those in code. */
function findHeads(text: string): readonly (readonly string[])[] {
  const place = headLines()
  const closed: string[][] = []
  let open: string[] = []
  changeLines(text, {
    text: (line) => {
      const at = place(line)
      if (at === 'start') open = []
      if (at === 'inside') open.push(line)
      if (at === 'end') closed.push(open)
      return line
    },
  })
  return closed
}

function withoutHead(text: string): string {
  const place = headLines()
  return changeLines(text, { text: (line) => (place(line) === null ? line : null) })
}

/** No comment holds the beginning of another one, so that each is looked at once. */
const ELEMENT =
  /<title>([^<]*)<\/title>|<meta\s([^<>]*)>|\{\/\*(?:(?!\{\/\*).)*?\*\/\}|<!--(?:(?!<!--).)*?-->/gs

/** The facts in a head; null if front matter cannot express all of it. */
function factsOf(head: string): readonly Fact[] | null {
  if (head.replaceAll(ELEMENT, '').trim() !== '') return null
  const found = new Map<Fact[0], string>()
  for (const [, title, meta] of head.matchAll(ELEMENT)) {
    if (title !== undefined) found.set('title', decodeHTML(title.trim()))
    if (meta === undefined) continue
    const { name, content } = metaOf(meta)
    if (content === null) return null
    if (name === 'description' || name === 'keywords') found.set(name, content)
    else if (name === 'og:image') found.set('image', content)
    else if (!REPEATED.test(name)) return null
  }
  return [...found]
}

/** The name and the content of a `<meta>`; no content if it is code. */
function metaOf(attributes: string): { readonly name: string; readonly content: string | null } {
  const written = new Map(
    [...attributes.matchAll(/(?<![A-Za-z])([A-Za-z]+)=(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = '', double, single]) => [key.toLowerCase(), decodeHTML(double ?? single ?? '')] as const,
    ),
  )
  return {
    name: written.get('name') ?? written.get('property') ?? '',
    content: written.get('content') ?? null,
  }
}
