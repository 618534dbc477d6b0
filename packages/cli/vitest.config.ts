import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LASTING_THREADS, REACT_OF_BUILDS, testSettings } from '../../scripts/test-settings.ts'

// Hundreds of tests start threads, each of which compiles the same modules; as those of `fyr` itself do, they share what
// has been compiled, where Node can keep it.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/fyr-tests')

// A test file runs on each core, and the sites of most are so small that threads take longer to start than to do their work.
process.env['FYR_THREADS'] ??= '1'

/** Servers of development, which render with React of development. */
const DEVELOPMENT = ['src/dev/**/*.test.ts', 'src/command-line/hostile-requests.test.ts']

/** Files that need modules which no other has loaded: they replace some. */
const MODULES_OF_THEIR_OWN = [
  'src/dev/dev-start.test.ts',
  'src/dev/style-updates.test.ts',
  'src/site-build/bundler-load.test.ts',
  'src/site-build/site-state.test.ts',
  'src/workers/long-work.test.ts',
]

/** Files about threads: that they start, share the work, are stopped and end, and that a build loads again what was edited. */
const THREADS_OF_THEIR_OWN = [
  'src/compile/open-compiler.test.ts',
  'src/content-sources/load-sources-apart.test.ts',
  'src/site-build/linked-package.test.ts',
  'src/workers/open-pool.test.ts',
]

/** Files that start many processes, each of which takes longer to start from one that holds a whole build. */
const PROCESSES = [
  'src/bin.test.ts',
  'src/content-sources/keep-commit.test.ts',
  'src/publish/killed-publish.test.ts',
  'src/site-build/killed-build.test.ts',
  'src/site-build/same-bytes.test.ts',
  'src/workers/v8/*.test.ts',
]

export default defineConfig({
  test: {
    ...testSettings,
    setupFiles: ['src/testing/clean-up.ts'],
    // The other packages are used as sites use them: built, and loaded by Node.
    server: {
      deps: { external: [/\/packages\/(content-pipeline|create-fyr|router|search|theme|mcp)\/dist\//] },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: ['src/**/*.test.ts'],
          exclude: [...DEVELOPMENT, ...MODULES_OF_THEIR_OWN, ...PROCESSES, ...THREADS_OF_THEIR_OWN],
          // To start a process for each file and to load a build in it takes as long as a quarter of the tests.
          isolate: false,
          env: REACT_OF_BUILDS,
        },
        resolve: { alias: [LASTING_THREADS] },
      },
      {
        extends: true,
        test: {
          name: 'development',
          include: DEVELOPMENT,
          exclude: MODULES_OF_THEIR_OWN,
          isolate: false,
        },
        resolve: { alias: [LASTING_THREADS] },
      },
      { extends: true, test: { name: 'processes', include: PROCESSES, isolate: false } },
      {
        extends: true,
        test: { name: 'threads of their own', include: THREADS_OF_THEIR_OWN, isolate: false },
      },
      {
        extends: true,
        test: { name: 'modules of their own', include: MODULES_OF_THEIR_OWN },
        resolve: { alias: [LASTING_THREADS] },
      },
    ],
  },
})
