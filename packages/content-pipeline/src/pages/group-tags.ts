import { groupBy } from '../group-by.ts'
import type { TagLink } from '../manifest/index.ts'
import type { TagRecord } from '../read/read-tags.ts'
import type { UsedTags } from '../routes/used-tags.ts'
import { compareInAlphabet } from './compare-in-alphabet.ts'

/** Tags of one first letter. */
interface LetterGroup {
  readonly letter: string
  readonly tags: readonly { readonly tag: TagLink; readonly count: number }[]
}

/** Tags in use by their upper-case first letter, letters and labels in the order of the language's alphabet. */
export function groupTags<Item>(
  used: UsedTags<Item>,
  { lang, base }: { lang: string; base: string },
): LetterGroup[] {
  const compare = compareInAlphabet(lang)
  const tags = [...used.values()]
    .map(({ tag, items }) => ({ tag: tagLink(tag, base), count: items.length }))
    .toSorted((left, right) => compare(left.tag.label, right.tag.label))
  const groups = groupBy(tags, ({ tag }) => firstLetter(tag.label))
  return [...groups].map(([letter, items]) => ({ letter, tags: items }))
}

/** A tag and the address of its list; `base` is the address of what is tagged, with base path. */
export function tagLink(
  { label, permalink, description }: Omit<TagLink, 'href'> & { readonly permalink: string },
  base: string,
): TagLink {
  return { label, href: `${base}/tags/${permalink}`, description }
}

/** Links to the tags that have a page: those of nothing but unlisted pages have none. */
export function tagLinks<Item>(tags: readonly TagRecord[], used: UsedTags<Item>, base: string): TagLink[] {
  return tags.filter(({ permalink }) => used.has(permalink)).map((tag) => tagLink(tag, base))
}

function firstLetter(label: string): string {
  return ([...label][0] ?? '').toUpperCase()
}
