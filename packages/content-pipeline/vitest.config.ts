import { defineConfig } from 'vitest/config'

/** A process whose heap holds 300 MB: what hostile texts may fill, everything else that it holds counted in. */
const SMALL_PROCESS = { pool: 'forks' as const, execArgv: ['--max-old-space-size=300'] }

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Loading grammars takes seconds on a busy machine; a test here fails by what it finds, not by the clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.{limits,fuzz}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'limits',
          include: ['src/**/*.limits.test.ts'],
          ...SMALL_PROCESS,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['src/**/*.fuzz.test.ts'],
          testTimeout: 3_600_000,
          ...SMALL_PROCESS,
        },
      },
    ],
  },
})
