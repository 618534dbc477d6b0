import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import { jsonSchemas } from './src/schemas/json-schemas.ts'
import manifest from './package.json' with { type: 'json' }
import { writeLicenses } from './write-licenses.ts'

/** Loaded late and in parts, or seldom: grammars and colours, and what writes feeds. */
const STAYS = new Set(['@shikijs/engine-oniguruma', '@shikijs/primitive', 'shiki', 'feed', '@types/hast'])

const yamlFolder = dirname(createRequire(import.meta.url).resolve('yaml/package.json'))

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    manifest: 'src/manifest/index.ts',
    compile: 'src/compile/index.ts',
    'page-plan': 'src/pages/page-plan.ts',
    math: 'src/drawing/math.ts',
    diagrams: 'src/drawing/diagrams.ts',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: false,
  metafile: true,
  // Finding some four hundred files takes Node longer than reading the few that they fit into, in each thread anew.
  noExternal: Object.keys(manifest.dependencies).filter((name) => !STAYS.has(name)),
  esbuildOptions(options) {
    // For Node the package brings CommonJS alone, which can't be put into a module; for browsers the same as modules.
    options.alias = { yaml: join(yamlFolder, 'browser/index.js') }
  },
  onSuccess: async () => {
    writeLicenses('dist')
    mkdirSync('dist/schemas', { recursive: true })
    for (const [name, schema] of Object.entries(jsonSchemas())) {
      writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
    }
  },
})
