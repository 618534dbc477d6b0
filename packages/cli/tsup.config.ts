import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'
import { prebuildBundle } from './src/bundle/prebuild-bundle.ts'
import { PREBUILT } from './src/bundle/prebuilt-bundle.ts'
import { ownFile } from './src/own-package.ts'

/** Folder of the JSON Schemas that the content pipeline publishes. */
const schemas = dirname(
  createRequire(import.meta.url).resolve('@fyr/content-pipeline/schemas/site-config.json'),
)

/** Folder of the stemmers that the search publishes, with their licence. */
const stemmers = dirname(createRequire(import.meta.url).resolve('@fyr/search/stemmers/norwegian.js'))

const yamlFolder = dirname(createRequire(import.meta.url).resolve('yaml/package.json'))

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    bin: 'src/bin.ts',
    'compile-worker': 'src/compile/compile-worker.ts',
    'search-worker': 'src/search/search-worker.ts',
    'render-worker': 'src/render/render-worker.ts',
    'source-worker': 'src/content-sources/source-worker.ts',
    'dev-client': 'src/dev/browser/dev-client.ts',
  },
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  metafile: true,
  esbuildOptions(options) {
    // For Node the package brings CommonJS alone, which cannot be put into a module; for browsers the same as modules.
    options.alias = { yaml: join(yamlFolder, 'browser/index.js') }
  },
  // Small packages that each command or thread loads are named for development alone and become part of these files: as files
  // of their own they take Node several times as long.
  // Sites depend on this package alone, and their editors look for schemas below it.
  onSuccess: async () => {
    writeLicenses('dist')
    mkdirSync('dist/schemas', { recursive: true })
    cpSync('src/check/check-report.json', 'dist/schemas/check-report.json')
    for (const file of readdirSync(schemas).filter((name) => name.endsWith('.json'))) {
      cpSync(join(schemas, file), join('dist/schemas', file))
    }
    for (const name of readdirSync(stemmers)) cpSync(join(stemmers, name), join('dist/stemmers', name))
    await prebuildBundle(ownFile('.'), PREBUILT)
  },
})
