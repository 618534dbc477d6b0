/**
 * The constants of the ranking. They were chosen on the queries of several sites together, those that nobody looked at left
 * out: `pnpm maintain bench:fresh`. Change them with it, never for one site.
 */
export const RANKING = {
  /** The weight of each field. */
  fields: { title: 5, defines: 4, heading: 9, parents: 3, text: 1 },
  /** How much the length of each field counts: not at all with 0, fully with 1. */
  lengths: { title: 0.45, defines: 0.3, heading: 0.6, parents: 0.2, text: 0.55 },
  /** How soon further occurrences stop counting, and what the first is worth at least. */
  saturation: 6,
  least: 0.15,
  /** The share that a section gets of each further reading of a word, beside the best: another form, or another word for it. */
  also: 0.14,
  /** How fast a hit falls that has fewer of the words. */
  missing: 0.5,
  /** The share of other words that a word counts which says little by itself. */
  light: 0.6,
  /** What a heading and a title add that say what is asked for, and nothing else. */
  heading: 0.2,
  title: 0.6,
  /** What a heading adds that has some of what is asked for, where those above it and the title of the page have the rest. */
  path: 0.3,
  /** What a heading adds that begins like a query, with a word that questions are asked with: `why`. */
  asks: 0.15,
  /** The share that the beginning of a page counts in a query of at least so many words, which asks for a part of it. */
  start: 0.85,
  long: 5,
  /** What words add that are as near to each other as in the query; of so many of the best hits. */
  near: 0.2,
  nearest: 24,
  /** The share of the best rank of a page that another section of it needs to be shown below it. */
  beside: 0.3,
  /** The share that it needs of the best rank of the next page, which is shown below it. */
  before: 0.55,
  /** How much each reading of a word counts, and how surely it is meant. */
  name: { boost: 3, certainty: 1 },
  synonym: { boost: 0.7, certainty: 0.9 },
  thesaurus: { boost: 0.35, certainty: 0.7 },
  /** Either, for a word that the site does not have: nothing else can be meant. */
  instead: { boost: 0.7, certainty: 1 },
  /** Either, for a word that is neither on the site nor in a group, and is written almost like one of a group. */
  mistyped: { boost: 0.3, certainty: 0.6 },
  joined: { boost: 0.5, certainty: 1 },
  form: { boost: 0.7, certainty: 1 },
  compound: { boost: 1.2, certainty: 0.8 },
  part: { boost: 0.8, certainty: 0.4 },
  typo: { boost: 0.45, certainty: 0.7 },
  ending: { boost: 0.45, certainty: 1 },
  beginning: { boost: 0.3, certainty: 0.65 },
  /** The share of what its parts are worth that a name or a compound is. */
  all: 0.65,
  /** News repeats what the docs say. */
  post: 0.6,
  /** Sections that lead elsewhere have the words of what they lead to, and summaries those of the sections before them. */
  aside: 0.6,
}
