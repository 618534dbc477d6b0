import type { WordForm } from './analyser.ts'
import { RANKING } from './ranking.ts'

/** Why a term of the index is looked for: it is the word itself, begins or ends with it, or is what may be meant by it. */
export type TermReason =
  | 'word'
  | 'name'
  | 'beginning'
  | 'ending'
  | 'typo'
  | 'form'
  | 'compound'
  | 'part'
  | 'joined'
  | 'synonym'
  | 'thesaurus'

/** How a term counts, and how surely a section that has it has the word. */
export interface Meaning {
  readonly reason: TermReason
  readonly boost: number
  readonly certainty: number
}

/** A term of the index that may be meant by a word of a query. */
export interface TermNode extends Meaning {
  readonly type: 'term'
  readonly term: string
  /**
   * The stem of a word that is looked for as it is written. Headings alone are indexed by words as they are written, which makes
   * these rarer than they are.
   */
  readonly stem?: string | undefined
  /** Longer terms that begin with it are found too. */
  readonly isPrefix: boolean
  /** Terms with so many typing errors are found too. */
  readonly edits: number
  /** Longer terms that end with it are found too: compounds whose beginning is not a word of the site. */
  readonly isEnding: boolean
  /** A word between others, as `of` in `list of names`: it has to be there, and is nothing that was found. */
  readonly isBetween: boolean
}

/** What may be meant by a word of a query, as a tree of terms. */
export type QueryNode =
  | TermNode
  | { readonly type: 'any'; readonly nodes: readonly QueryNode[] }
  | {
      readonly type: 'all'
      readonly nodes: readonly QueryNode[]
      /** Several words that stand for another: one of them alone is nothing that was found. */
      readonly isPhrase: boolean
    }

/** A term that is looked for as it is, unless the rest says otherwise. */
export function termNode(term: string, meaning: Meaning, rest: Partial<TermNode> = {}): TermNode {
  return {
    isPrefix: false,
    edits: 0,
    isEnding: false,
    isBetween: false,
    ...meaning,
    ...rest,
    term,
    type: 'term',
  }
}

/** The meaning of terms that are not the word itself. */
export function meaningOf(reason: Exclude<TermReason, 'word'>): Meaning {
  return { reason, ...RANKING[reason] }
}

export function anyOf(nodes: readonly QueryNode[]): QueryNode {
  return { type: 'any', nodes }
}

/** `isPhrase`: whether the nodes are several words that stand for another, and no parts of one. */
export function allOf(nodes: readonly QueryNode[], isPhrase = false): QueryNode {
  return nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : { type: 'all', nodes, isPhrase }
}

/** A word as it is, without what it may also be; of a name also all words in it. */
export function exactNode({ whole, stem, parts }: WordForm, meaning: Meaning, isBetween = false): QueryNode {
  const terms = [...new Set([whole, stem])].map((term) => termNode(term, meaning, { stem, isBetween }))
  const inner = parts.length === 0 ? [] : [allOf(parts.map((part) => exactNode(part, meaning)))]
  return anyOf([...terms, ...inner])
}
