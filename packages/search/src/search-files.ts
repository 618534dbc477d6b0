import type { SearchLanguage } from './search-language.ts'

/** Fields of a section, in the order of their numbers in the files. The last one is in the body, the others in the heads. */
export const SEARCH_FIELDS = ['title', 'defines', 'heading', 'parents', 'text'] as const

/** Changes with what the files mean: a worker of another build does not read them. */
export const SEARCH_FORMAT = 7

/** Kinds that readers can choose between. */
export type SearchKind = 'doc' | 'post' | 'page'

/** A page in an index. */
export interface IndexedPage {
  /** Address with base path. */
  readonly path: string
  readonly title: string
  readonly kind: SearchKind
  /** Labels of the categories that it is in, from the outside in. */
  readonly trail: readonly string[]
  /** Its weight in the ranking; 1 for most pages. */
  readonly boost: number
}

/**
 * A section in an index: the number of headings that it is under (0 for the beginning of the next page), the id of its
 * heading, the heading, and the names that it defines. A large site leaves these out.
 */
export type IndexedSection = readonly [
  depth: number,
  headingId: string | null,
  heading: string,
  defines?: readonly string[],
]

/** The words of some fields, with the sections that have them. */
export interface FieldIndex {
  /** Separated by spaces, by code point. */
  readonly terms: string
  /**
   * For each term and field: the number of the field, the number of sections, and for each of these eight times the
   * distance to the section before, plus how often it has the term, at most seven.
   */
  readonly postings: readonly (readonly number[])[]
  /** For each field the number of different terms in each section. */
  readonly lengths: readonly (readonly number[])[]
}

/** Titles, headings and defined names of a site: what the first hits come from. */
export interface SearchHeads {
  readonly format: number
  readonly pages: readonly IndexedPage[]
  readonly sections: readonly IndexedSection[]
  /** Null for a small site: it is indexed where it is searched. */
  readonly index: FieldIndex | null
}

/** The second part of an index, after the heads: the texts of the sections, or an index of them. */
export interface SearchBody {
  readonly format: number
  /**
   * In the order of the sections. The number of another section stands for the text of that one, by which only that one is
   * found. Empty for a large site: it has them in parts.
   */
  readonly texts: readonly (string | number)[]
  /** Words of code that no text of the page has. Empty for a large site. */
  readonly names: readonly string[]
  /** Groups of the thesaurus of the language, those that name a word of the site: a line each, separated by commas. */
  readonly thesaurus: readonly string[]
  /** Null if that of the heads is. */
  readonly index: FieldIndex | null
  /** In the order of their sections. Empty for a small site. */
  readonly parts: readonly SearchPart[]
}

/**
 * A file with a part of the texts of a large site. Texts are needed only for the excerpts of the hits that are shown.
 */
export interface SearchPart {
  /** Number of its first section. */
  readonly start: number
  /** Name of its file, which is in the folder of the body. */
  readonly file: string
}

/** Address or path of a part, by that of the body. */
export function partAddress(body: string, { file }: SearchPart): string {
  return body.slice(0, body.lastIndexOf('/') + 1) + file
}

/** A part of the texts of a large site. */
export interface SearchTexts {
  readonly format: number
  readonly texts: readonly string[]
}

/** The list of a locale's indexes. Addresses have the base path. */
export interface SearchManifest {
  readonly format: number
  /** Address of the worker's script. */
  readonly script: string
  /** Address of the stemmer; null for a language without one. */
  readonly stemmer: string | null
  /** Hashes of the two scripts, as values of `integrity` attributes; absent while their bytes may still change. */
  readonly integrity?: { readonly script: string; readonly stemmer?: string | undefined } | undefined
  readonly language: SearchLanguage
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Name of the version that readers see first. */
  readonly latest: string
  /** By the name of the version of the docs; `''` for a site without versions. */
  readonly indexes: Readonly<Record<string, SearchIndexFiles>>
}

/** Addresses of the two files of an index. */
export interface SearchIndexFiles {
  readonly heads: string
  readonly body: string
}

/** The number of the page of each section: those of a page follow each other, and the first has no heading. */
export function pageNumbers(sections: readonly IndexedSection[]): readonly number[] {
  let page = -1
  return sections.map(([depth]) => (depth === 0 ? ++page : page))
}
