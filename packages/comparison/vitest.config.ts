import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

export default defineConfig({
  test: { ...testSettings, include: ['src/**/*.test.ts'] },
})
