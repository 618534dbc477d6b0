import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
    // A bound on what hangs, not on what is slow: the machine may be busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The other packages are used as sites use them: built, and loaded by Node.
    server: { deps: { external: [/\/packages\/(content-pipeline|router|theme)\/dist\//] } },
  },
})
