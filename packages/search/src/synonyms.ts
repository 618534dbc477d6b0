import { type Analyser, normalise, type Word, type WordForm } from './analyser.ts'
import { mistypedTerms } from './mistyped-terms.ts'
import { RANKING } from './ranking.ts'
import { allOf, exactNode, type Meaning, meaningOf, type QueryNode, termNode } from './query-nodes.ts'
import { createTermIndex } from './term-index.ts'
import { editsBetween, editsFor } from './word-edits.ts'

/** Letters that a word of a query may be shorter than the one of a group that it means. */
const UNTYPED = 2

/** A group of words that mean the same. */
interface Group {
  /** What it is asked for by. */
  readonly members: readonly (readonly MemberWord[])[]
  /** What is looked for instead: not `from and to`, which nearly every text has somewhere. */
  readonly meant: readonly (readonly MemberWord[])[]
  readonly meaning: Meaning
}

interface MemberWord extends WordForm {
  readonly isStop: boolean
  /** It says nothing without the others: `of` in `list of names`. */
  readonly isBetween: boolean
}

/** A word or words of a group. */
interface GroupMember {
  readonly group: Group
  readonly member: readonly MemberWord[]
}

/** What other words say the same as some words of a query. */
export interface SameMeaning {
  /** Numbers of the words that are replaced. */
  readonly at: number
  readonly count: number
  readonly nodes: readonly QueryNode[]
  /** The words are not those of a group: with typing errors they may be. */
  readonly isMistyped: boolean
}

/** What is known of words. */
export interface KnownWords {
  /** Whether the words are as they are typed: the parts of a compound are stems. */
  readonly isTyped: boolean
  /** Whether the site has a word. */
  isKnown(word: WordForm): boolean
  /** Whether the site has compounds that begin with a word: `tilbakeholdelsestid` for `tilbakeholdelse`. */
  isBeginning(word: WordForm): boolean
  /** The fewest typing errors in a word of the query, if it is one of the site; none in one that may have none. */
  errorsIn(word: WordForm): number
}

export interface Synonyms {
  /** Other words for words of a query, in a row. */
  of(words: readonly WordForm[], site: KnownWords): readonly SameMeaning[]
  /** Whether a stem is a word of a group that has no other. */
  has(stem: string): boolean
}

interface SynonymOptions {
  readonly analyse: Analyser
  readonly rootOf: (stem: string) => string
  /** Words that questions are asked with. */
  readonly stops: ReadonlySet<string>
}

/** The synonyms of a site, and the thesaurus of its language. */
export function createSynonyms(
  own: readonly (readonly string[])[],
  thesaurus: readonly (readonly string[])[],
  { analyse, rootOf, stops }: SynonymOptions,
): Synonyms {
  const readMember = (written: string): readonly MemberWord[] => memberOf(written, analyse, stops)
  const read = (groups: readonly (readonly string[])[], meaning: Meaning): readonly Group[] =>
    groups.map((group) => {
      const members = group.map(readMember)
      return { members, meant: members.filter(isTelling), meaning }
    })
  const groups = [...read(own, meaningOf('synonym')), ...read(thesaurus, meaningOf('thesaurus'))]
  /** By the root of the first word of a member. */
  const byFirst = new Map<string, GroupMember[]>()
  /** By the first word as it is written. */
  const byLetters = new Map<string, GroupMember[]>()
  const single = new Set<string>()
  const addMember = (group: Group, member: readonly MemberWord[]): void => {
    const first = member[0]
    if (first === undefined) return
    addTo(byFirst, rootOf(first.stem), { group, member })
    addTo(byLetters, first.whole, { group, member })
  }
  for (const group of groups) {
    for (const member of group.members) {
      addMember(group, member)
      if (member.length === 1 && member[0] !== undefined) single.add(member[0].stem)
      // Readers write two words together: `microfrontends` for `micro frontends`.
      if (member.length === 2 && !member.some(({ isBetween }) => isBetween))
        addMember(group, readMember(member.map(({ whole }) => whole).join('')))
    }
  }
  const firsts = createTermIndex(byLetters)
  const isAsked = (
    asked: WordForm | undefined,
    { whole, stem }: WordForm,
    { isTyped }: KnownWords,
  ): boolean => {
    if (asked === undefined) return false
    // A word that is still being typed has the stem of a longer one by chance.
    if (asked.stem === stem) return !isTyped || asked.whole.length >= whole.length - UNTYPED
    return rootOf(asked.stem) === rootOf(stem)
  }
  const membersWith = (word: WordForm, site: KnownWords): readonly GroupMember[] => {
    const found = byFirst.get(rootOf(word.stem)) ?? []
    if (found.length > 0) return found
    const near = [...mistypedTerms(firsts, word.whole, editsFor(word.whole))]
    const errors = near.length === 0 ? 0 : site.errorsIn(word)
    return near.flatMap(([first, changes]) => (changes < errors ? (firsts.get(first) ?? []) : []))
  }
  /** The other words of a group for words of a query, if these are its member. */
  const othersFor = (
    { group, member }: GroupMember,
    asked: readonly WordForm[],
    site: KnownWords,
  ): Omit<SameMeaning, 'at'> | null => {
    const isMistyped = !member.every((one, index) => isAsked(asked[index], one, site))
    const isMember = (one: WordForm, index: number): boolean =>
      isAsked(asked[index], one, site) || isNear(asked[index], one, site)
    if (isMistyped && !member.every(isMember)) return null
    const instead = asked.every(site.isKnown) ? {} : RANKING.instead
    const meaning = { ...group.meaning, ...(isMistyped ? RANKING.mistyped : instead) }
    const nodes = group.meant
      // The site has few of all these words, and each that is looked for takes its time.
      .filter((other) => (isMistyped || other !== member) && other.every((one) => isFound(one, site)))
      .map((other) =>
        allOf(
          other.map((one) =>
            site.isKnown(one)
              ? exactNode(one, meaning, one.isBetween)
              : termNode(one.stem, meaning, { isPrefix: true }),
          ),
          true,
        ),
      )
    return { count: member.length, nodes, isMistyped }
  }
  return {
    has: (stem) => single.has(stem),
    of: (words, site) =>
      words.flatMap((word, at) =>
        membersWith(word, site).flatMap((one) => {
          const others = othersFor(one, words.slice(at, at + one.member.length), site)
          return others === null || others.nodes.length === 0 ? [] : [{ at, ...others }]
        }),
      ),
  }
}

function memberOf(written: string, analyse: Analyser, stops: ReadonlySet<string>): readonly MemberWord[] {
  const text = normalise(written)
  const words = analyse(text)
  const isStop = ({ start, end }: Word): boolean => stops.has(text.slice(start, end).toLowerCase())
  const isSaid = words.every(isStop)
  return words.map((word) => ({ ...word, isStop: isStop(word), isBetween: !isSaid && isStop(word) }))
}

/** Whether words say something together: `from and to` do not. */
function isTelling(member: readonly MemberWord[]): boolean {
  return member.length === 1 || member.some(({ isStop }) => !isStop)
}

/** Whether the site has a word, alone or as the beginning of compounds. */
function isFound(word: WordForm, site: KnownWords): boolean {
  return site.isKnown(word) || site.isBeginning(word)
}

/** Whether a word of a query is more likely another one with typing errors than one of the site. */
function isNear(asked: WordForm | undefined, { whole }: WordForm, { errorsIn }: KnownWords): boolean {
  if (asked === undefined) return false
  const errors = editsBetween(asked.whole, whole)
  return errors <= editsFor(asked.whole) && errors < errorsIn(asked)
}

function addTo(members: Map<string, GroupMember[]>, key: string, member: GroupMember): void {
  const known = members.get(key)
  if (known === undefined) members.set(key, [member])
  else known.push(member)
}
