import { mkdirSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { jsonSchemas } from './src/schemas/json-schemas.ts'

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
  onSuccess: async () => {
    mkdirSync('dist/schemas', { recursive: true })
    for (const [name, schema] of Object.entries(jsonSchemas())) {
      writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
    }
  },
})
