import type { LocaleScore } from '../search-test/search-test.ts'

/** Scores as a report for the terminal: one line a locale, and below it each query whose answer is not the first hit. */
export function formatSearchScores(scores: readonly LocaleScore[]): string {
  return scores
    .flatMap((score) => [
      [
        `${score.locale}: ${score.queries.length} queries`,
        `reciprocal rank ${score.reciprocalRank.toFixed(3)}`,
        `recall ${score.recall.toFixed(3)}`,
        `first hits ${kilobytes(score.headsBytes)}`,
        `texts ${kilobytes(score.bodyBytes)} (Brotli)`,
        `p95 ${score.p95Ms.toFixed(1)} ms`,
      ].join(', '),
      ...score.queries
        .filter(({ rank }) => rank !== 1)
        .map(
          ({ query, rank, first }) =>
            `  ${rankText(rank)} "${query}": the first hit is ${first ?? 'nothing'}`,
        ),
    ])
    .join('\n')
}

function rankText(rank: number): string {
  return rank === 0 ? 'not found' : `rank ${rank}   `
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
