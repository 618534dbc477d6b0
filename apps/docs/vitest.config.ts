import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['samples/*.test.ts'], testTimeout: 60_000 } })
