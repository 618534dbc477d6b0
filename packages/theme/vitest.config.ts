import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

/** Tests of functions that ask for a document, in their first line. */
const WITH_DOCUMENT = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8').startsWith('// @vitest-environment'),
  )

export default defineConfig({
  // The workspace's packages are tested from their sources, not from what was built last.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    ...testSettings,
    // To load a document's implementation for each file takes longer than all tests; here files share it, and nothing else.
    pool: 'vmThreads',
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/fixtures/clean-up.ts'],
        },
      },
      // A document takes longer to make than most of these to run; those that need one ask for it.
      {
        extends: true,
        test: { name: 'functions with a document', include: WITH_DOCUMENT, environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['src/**/*.test.ts'],
          exclude: WITH_DOCUMENT,
          environment: 'node',
          // Nothing is left behind where there is no document, and to load the same modules for each file takes as long as the tests.
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
})
