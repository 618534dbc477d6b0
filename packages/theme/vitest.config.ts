import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

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
      { extends: true, test: { name: 'functions', include: ['src/**/*.test.ts'], environment: 'node' } },
    ],
  },
})
