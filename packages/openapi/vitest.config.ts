import { defineConfig } from 'vitest/config'
import { CLI_WITH_LASTING_THREADS, REACT_OF_BUILDS, testSettings } from '../../scripts/test-settings.ts'

// Most of the sites are so small that threads take longer to start than to do their work.
process.env['FYR_THREADS'] ??= '1'

/** They compare times, so they are no part of the tests. */
export const GROWTH_TESTS = ['src/**/*.growth.test.ts']

export default defineConfig({
  resolve: { alias: CLI_WITH_LASTING_THREADS },
  test: {
    include: ['src/**/*.test.ts'],
    exclude: GROWTH_TESTS,
    ...testSettings,
    env: REACT_OF_BUILDS,
    setupFiles: ['../cli/src/testing/clean-up.ts'],
    // All packages but cli are used as sites use them: built, and loaded by Node.
    server: { deps: { external: [/\/packages\/(content-pipeline|router|search|theme)\/dist\//] } },
    // To start a process for each file and to load a build in it takes longer than most tests.
    isolate: false,
  },
})
