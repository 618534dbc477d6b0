import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The workspace's packages are tested from their sources, not from what was built last.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['src/fixtures/clean-up.ts'],
    maxWorkers: 2,
    // A bound on what hangs, not on what is slow: the machine may be busy.
    testTimeout: 60_000,
  },
})
