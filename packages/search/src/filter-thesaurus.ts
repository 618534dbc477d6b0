import { type Analyser, normalise, type WordForm } from './analyser.ts'

/**
 * The groups of a thesaurus with a word that the site has: others would be loaded for nothing. A group is a line, its words
 * separated by commas.
 */
export function filterThesaurus(
  groups: readonly string[],
  has: (word: WordForm) => boolean,
  analyse: Analyser,
): readonly string[] {
  return groups.filter((group) => group.split(', ').some((words) => analyse(normalise(words)).every(has)))
}
