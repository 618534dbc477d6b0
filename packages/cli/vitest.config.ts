import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Hundreds of tests start threads, each of which compiles the same modules; as those of `fyr` itself do, they share what
// has been compiled, where Node can keep it.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/fyr-tests')

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
    // A bound on what hangs, not on what is slow: the machine may be busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The other packages are used as sites use them: built, and loaded by Node.
    server: { deps: { external: [/\/packages\/(content-pipeline|create-fyr|router|theme|mcp)\/dist\//] } },
  },
})
