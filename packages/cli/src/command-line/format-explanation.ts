import type { ExplainedAddress, LocaleExplanation } from '../search-test/explain-search.ts'

/** Why the best hits are where they are: for each its address, the parts of its score, and what it has of each word. */
export function formatExplanation(explanations: readonly LocaleExplanation[]): string {
  return explanations
    .flatMap(({ locale, leftOut, hits }) => [
      hits.length === 0 ? `${locale}: nothing is found.` : `${locale}:`,
      ...(leftOut.length === 0 ? [] : [`  Left out, because no page has it: ${leftOut.join(', ')}`]),
      ...hits.flatMap((hit, index) => hitLines(hit, index + 1)),
    ])
    .join('\n')
}

function hitLines({ address, score, parts, words }: ExplainedAddress, rank: number): readonly string[] {
  const factors = [
    `words ${fixed(parts.words)}`,
    `share of the words ${fixed(parts.coverage)}`,
    `heading ${fixed(parts.heading)}`,
    `near each other ${fixed(parts.near)}`,
    `page ${fixed(parts.page)}`,
  ]
  const width = Math.max(...words.map(({ word }) => word.length))
  return [
    `  ${rank}. ${address}  ${fixed(score)}`,
    `     ${factors.join(' · ')}`,
    ...words.map(({ word, terms }) => {
      const found = terms.map(({ term, reason, value }) => `${term} (${reason}) ${fixed(value)}`)
      return `     ${word.padEnd(width)}  ${found.length === 0 ? '-' : found.join(', ')}`
    }),
  ]
}

function fixed(value: number): string {
  return value.toFixed(2)
}
