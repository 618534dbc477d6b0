import { type Analyser, normalise, type Word, type WordForm } from './analyser.ts'
import { RANKING } from './ranking.ts'
import { allOf, exactNode, type Meaning, meaningOf, type QueryNode } from './query-nodes.ts'

/** Letters that a word of a query may be shorter than the one of a group that it means. */
const UNTYPED = 2

/** A group of words that mean the same. */
interface Group {
  readonly members: readonly (readonly Word[])[]
  readonly meaning: Meaning
}

/** What other words say the same as some words of a query. */
export interface SameMeaning {
  /** Numbers of the words that are replaced. */
  readonly at: number
  readonly count: number
  readonly node: QueryNode
}

export interface Synonyms {
  /** Other words for words of a query, in a row; `isKnown` says whether the site has a word. */
  of(words: readonly WordForm[], isKnown: (word: WordForm) => boolean): readonly SameMeaning[]
  /** Whether a stem is a word of a group that has no other. */
  has(stem: string): boolean
}

/** The synonyms of a site, and the thesaurus of its language. */
export function createSynonyms(
  own: readonly (readonly string[])[],
  thesaurus: readonly (readonly string[])[],
  { analyse, rootOf }: { readonly analyse: Analyser; readonly rootOf: (stem: string) => string },
): Synonyms {
  const read = (groups: readonly (readonly string[])[], meaning: Meaning): readonly Group[] =>
    groups.map((group) => ({ members: group.map((words) => analyse(normalise(words))), meaning }))
  const groups = [...read(own, meaningOf('synonym')), ...read(thesaurus, meaningOf('thesaurus'))]
  /** Groups by the root of the first word of a member. */
  const byFirst = new Map<string, { readonly group: Group; readonly member: readonly Word[] }[]>()
  const single = new Set<string>()
  for (const group of groups) {
    for (const member of group.members) {
      const first = member[0]
      if (first === undefined) continue
      const root = rootOf(first.stem)
      byFirst.set(root, [...(byFirst.get(root) ?? []), { group, member }])
      if (member.length === 1) single.add(first.stem)
    }
  }
  const isAsked = (asked: WordForm | undefined, { whole, stem }: WordForm): boolean => {
    if (asked === undefined) return false
    // A word that is still being typed has the stem of a longer one by chance.
    if (asked.stem === stem) return asked.whole.length >= whole.length - UNTYPED
    return rootOf(asked.stem) === rootOf(stem)
  }
  return {
    has: (stem) => single.has(stem),
    of: (words, isKnown) =>
      words.flatMap((word, at) =>
        (byFirst.get(rootOf(word.stem)) ?? []).flatMap(({ group, member }) => {
          if (!member.every((one, index) => isAsked(words[at + index], one))) return []
          const isKnownHere = words.slice(at, at + member.length).every(isKnown)
          const meaning = isKnownHere ? group.meaning : { ...group.meaning, ...RANKING.instead }
          return group.members.flatMap((other) =>
            // The site has few of all these words, and each that is looked for takes its time.
            other === member || !other.every(isKnown)
              ? []
              : [
                  {
                    at,
                    count: member.length,
                    node: allOf(other.map((one) => exactNode(one, meaning))),
                  },
                ],
          )
        }),
      ),
  }
}
