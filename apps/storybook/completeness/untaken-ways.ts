import type { BranchMapping, FileCoverageData } from 'istanbul-lib-coverage'

/**
 * Returns the ways through a file that were not taken, each as `line:column what`: functions, sides of conditions, defaults,
 * and operands of `&&`, `||` and `??` that nothing reached or that never ended their chain.
 *
 * @param counters what `countWays` had the file count
 */
export function untakenWays({ f, fnMap, b, branchMap }: FileCoverageData): string[] {
  const functions = Object.entries(fnMap)
    .filter(([id]) => f[id] === 0)
    .map(([, { decl }]) => placed(decl.start, 'this function never runs'))
  const branches = Object.entries(branchMap).flatMap(([id, branch]) => [
    ...(b[id] ?? []).flatMap((count, index) => (count === 0 ? [untakenBranch(branch, index)] : [])),
    ...(branch.type === 'binary-expr' ? undecidedOperands(branch, b[id] ?? []) : []),
  ])
  return [...functions, ...branches]
}

/** Operands after which the next one was looked at every time: what follows `&&` was never missing. */
function undecidedOperands({ locations }: BranchMapping, counts: readonly number[]): string[] {
  return locations
    .slice(0, -1)
    .flatMap(({ start }, index) =>
      counts[index] === counts[index + 1] ? [placed(start, 'this never ends its chain')] : [],
    )
}

const SIDES: Readonly<Record<string, readonly string[]>> = {
  if: ['the condition is never met', 'the condition is always met'],
  'cond-expr': ['the condition is never met', 'the condition is always met'],
  'default-arg': ['the default is never used'],
}

function untakenBranch({ type, loc, locations }: BranchMapping, index: number): string {
  const isSide = type in SIDES
  const start = isSide ? loc.start : (locations[index]?.start ?? loc.start)
  return placed(start, SIDES[type]?.[index] ?? 'this is never reached')
}

function placed({ line, column }: { line: number; column: number }, what: string): string {
  return `${line}:${column + 1} ${what}`
}
