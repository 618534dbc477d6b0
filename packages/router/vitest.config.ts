import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    ...testSettings,
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
  },
})
