import { defineConfig } from 'vitest/config'
import tests, { GROWTH_TESTS } from './vitest.config.ts'

/** Of `pnpm maintain growth`, which takes minutes and a quiet machine. */
export default defineConfig({
  ...tests,
  test: {
    ...tests.test,
    include: [...GROWTH_TESTS, 'src/**/hostile-*.test.ts'],
    exclude: [],
    fileParallelism: false,
    env: { ...tests.test?.env, FYR_THOROUGH: '1' },
  },
})
