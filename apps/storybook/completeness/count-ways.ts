import { createInstrumenter } from 'istanbul-lib-instrument'
import type { Range } from 'istanbul-lib-coverage'
import type { Plugin } from 'vite'
import { isMeasured } from './measured-files.ts'

/** Global variable of the browser that holds the counters of all measured files, by file. */
const VARIABLE = 'fyrCoverage'

const instrumenter = createInstrumenter({
  esModules: true,
  compact: false,
  preserveComments: true,
  produceSourceMap: true,
  coverageVariable: VARIABLE,
  coverageGlobalScope: 'globalThis',
  coverageGlobalScopeFunc: false,
  parserPlugins: ['typescript', 'jsx'],
})

/**
 * Has the code of the theme's components count how often each way through it is taken: functions, conditions, defaults.
 * It works on what is written in the files, before anything else changes it, so that places are those of the source.
 */
export function countWays(): Plugin {
  return {
    name: 'fyr:count-ways',
    enforce: 'pre',
    transform(code, id) {
      if (!isMeasured(id)) return null
      return { code: withCounters(code, id), map: JSON.stringify(instrumenter.lastSourceMap()) }
    },
  }
}

/**
 * Returns the code of a module with counters in it.
 *
 * @throws Error where `&&`, `||` and `??` are in one chain: how often its operands are evaluated does not show which
 * of them decided.
 */
export function withCounters(code: string, file: string): string {
  const counting = instrumenter.instrumentSync(code, file)
  for (const { type, locations } of Object.values(instrumenter.lastFileCoverage().branchMap)) {
    const operators = type === 'binary-expr' ? operatorsBetween(code, locations) : []
    if (new Set(operators).size > 1)
      throw new Error(
        `${file}:${locations[0]?.start.line}: ${operators.join(' and ')} are in one chain. Give a part of it a name.`,
      )
  }
  return counting
}

function operatorsBetween(code: string, operands: readonly Range[]): string[] {
  const lines = code.split('\n')
  const offsetOf = ({ line, column }: Range['start']): number =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column)
  return operands.slice(1).map(({ start }, index) => {
    const between = code.slice(offsetOf(operands[index]?.end ?? start), offsetOf(start))
    return /&&|\|\||\?\?/.exec(between)?.[0] ?? ''
  })
}
