import { defineConfig } from 'vitest/config'
import { testSettings } from '../../scripts/test-settings.ts'

// Most of the sites are so small that threads take longer to start than to do their work.
process.env['FYR_THREADS'] ??= '1'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    ...testSettings,
    setupFiles: ['../cli/src/testing/clean-up.ts'],
    // The other packages are used as sites use them: built, and loaded by Node.
    server: { deps: { external: [/\/packages\/(cli|content-pipeline|router|theme)\/dist\//] } },
    // To start a process for each file and to load a build in it takes longer than most tests.
    isolate: false,
  },
})
