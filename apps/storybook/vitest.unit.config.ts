import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'catalogue', include: ['{completeness,real-content}/*.test.ts'] },
})
