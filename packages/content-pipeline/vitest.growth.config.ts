import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'
import { GROWTH_TESTS, OF_LIMITS } from './vitest.config.ts'

/** Of `pnpm maintain growth`, which takes minutes and a quiet machine. */
export default defineConfig({
  test: {
    ...testSettings,
    ...OF_LIMITS,
    include: [...GROWTH_TESTS, 'src/markdown/hostile.limits.test.ts', 'src/hostile-families.limits.test.ts'],
    fileParallelism: false,
    env: { FYR_THOROUGH: '1' },
  },
})
