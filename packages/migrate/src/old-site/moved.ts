import type { MigrationPlan } from './migration-plan.ts'

/** The new place of a file. The first move that fits counts. */
export function moved(file: string, moves: MigrationPlan['moves']): string {
  const move = moves.find(({ from }) => file === from || file.startsWith(`${from}/`))
  return move === undefined ? file : move.to + file.slice(move.from.length)
}
