import { defineConfig, type TestUserConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

/** What hostile texts may fill, everything else that the process holds counted in. In megabytes. */
const HEAP_OF_LIMITS_MB = 300

/** They compare times, so they are no part of the tests. */
export const GROWTH_TESTS = ['src/**/*.growth.test.ts']

/** For tests of hostile texts: a process whose memory ends. */
export const OF_LIMITS: Pick<TestUserConfig, 'execArgv' | 'pool'> = {
  pool: 'forks',
  execArgv: [`--max-old-space-size=${HEAP_OF_LIMITS_MB}`],
}

export default defineConfig({
  test: {
    ...testSettings,
    projects: [
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.limits.test.ts', ...GROWTH_TESTS],
          // No test here replaces a module, and to load parser and grammars for each file takes as long as all tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'limits', include: ['src/**/*.limits.test.ts'], ...OF_LIMITS },
      },
    ],
  },
})
