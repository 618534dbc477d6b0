import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'catalogue', include: ['{completeness,controls,real-content,tokens}/*.test.ts'] },
})
