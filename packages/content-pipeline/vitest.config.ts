import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
    // Loading grammars takes seconds on a busy machine; a test here fails by what it finds, not by the clock.
    testTimeout: 60_000,
  },
})
