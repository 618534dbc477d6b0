import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

/** What hostile texts may fill, everything else that the process holds counted in. In megabytes. */
const HEAP_OF_LIMITS_MB = 300

export default defineConfig({
  test: {
    ...testSettings,
    projects: [
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.limits.test.ts'],
          // No test here replaces a module, and to load parser and grammars for each file takes as long as all tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'limits',
          include: ['src/**/*.limits.test.ts'],
          pool: 'forks',
          execArgv: [`--max-old-space-size=${HEAP_OF_LIMITS_MB}`],
        },
      },
    ],
  },
})
