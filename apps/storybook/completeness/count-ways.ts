import { createInstrumenter } from 'istanbul-lib-instrument'
import type { Plugin } from 'vite'
import { isMeasured } from './measured-files.ts'

/** Global variable of the browser in which the counters of all measured files stand, by file. */
const VARIABLE = 'fyrCoverage'

/**
 * Has the code of the theme's components count how often each way through it is taken: functions, conditions, defaults.
 * It works on what is written in the files, before anything else changes it, so that places are those of the source.
 */
export function countWays(): Plugin {
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
  return {
    name: 'fyr:count-ways',
    enforce: 'pre',
    transform(code, id) {
      if (!isMeasured(id)) return null
      const counting = instrumenter.instrumentSync(code, id)
      return { code: counting, map: JSON.stringify(instrumenter.lastSourceMap()) }
    },
  }
}
