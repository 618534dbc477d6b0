import { groupBy } from '../group-by.ts'
import type { TagLink } from '../manifest/index.ts'
import type { TagRecord } from '../read/read-tags.ts'
import type { UsedTags } from '../routes/used-tags.ts'
import { compareInAlphabet } from '../compare-in-alphabet.ts'

/** Returns the path of a tag's list, with base path, by its permalink. */
export type TagHref = (permalink: string) => string

/** Tags with the same first letter. */
interface LetterGroup {
  readonly letter: string
  readonly tags: readonly { readonly tag: TagLink; readonly count: number }[]
}

/** Tags in use by their upper-case first letter; groups and labels in the alphabetical order of the language. */
export function groupTags<Item>(
  used: UsedTags<Item>,
  { lang, hrefOf }: { lang: string; hrefOf: TagHref },
): LetterGroup[] {
  const compare = compareInAlphabet(lang)
  const tags = [...used.values()]
    .map(({ tag, items }) => ({ tag: tagLink(tag, hrefOf), count: items.length }))
    .toSorted((left, right) => compare(left.tag.label, right.tag.label))
  const groups = groupBy(tags, ({ tag }) => firstLetter(tag.label))
  return [...groups].map(([letter, items]) => ({ letter, tags: items }))
}

/** A tag and the path of its list. */
export function tagLink(
  { label, permalink, description }: Omit<TagLink, 'href'> & { readonly permalink: string },
  hrefOf: TagHref,
): TagLink {
  return { label, href: hrefOf(permalink), description }
}

/** Links to the tags that have a page. A tag used only by unlisted pages has none. */
export function tagLinks<Item>(tags: readonly TagRecord[], used: UsedTags<Item>, hrefOf: TagHref): TagLink[] {
  return tags.filter(({ permalink }) => used.has(permalink)).map((tag) => tagLink(tag, hrefOf))
}

function firstLetter(label: string): string {
  return ([...label][0] ?? '').toUpperCase()
}
