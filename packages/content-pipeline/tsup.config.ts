import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { wasmBinaryPromise } from '@shikijs/engine-oniguruma/wasm-inlined'
import { defineConfig, type Options } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'
import { jsonSchemas } from './json-schemas.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const ENGINE = 'oniguruma.wasm'

/**
 * The package's own loader unpacks the engine from a text, with the part of Node that fetches, once in each thread. A file is
 * read in a tenth of the time.
 */
const engineAsFile: Plugin = {
  name: 'engine-as-file',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\/engine-oniguruma\/wasm-inlined$/ }, () => ({
      path: ENGINE,
      namespace: ENGINE,
    }))
    onLoad({ filter: /^/, namespace: ENGINE }, () => ({
      contents: `
        import { readFileSync } from 'node:fs'
        export default async (imports) => {
          const { instance } = await WebAssembly.instantiate(readFileSync(new URL('${ENGINE}', import.meta.url)), imports)
          return instance.exports
        }`,
    }))
  },
}

const yamlFolder = dirname(createRequire(import.meta.url).resolve('yaml/package.json'))

/**
 * The converter looks through every tree for definitions. What it walks with names each step for stack traces and asks at
 * each what to do next, which it needs not and which took a twentieth of the work for a document.
 */
const shortWalk: Plugin = {
  name: 'short-walk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^unist-util-visit$/ }, ({ importer }) =>
      /[\\/]mdast-util-to-hast[\\/]/.test(importer) ? { path: 'short-walk', namespace: 'short-walk' } : null,
    )
    onLoad({ filter: /^/, namespace: 'short-walk' }, () => ({
      contents: `export { walkMarkdown as visit } from '@fyr/markdown-parser/tree'`,
      resolveDir: import.meta.dirname,
    }))
  },
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    manifest: 'src/manifest/index.ts',
    compile: 'src/compile/index.ts',
    'format-diagnostics': 'src/format-diagnostics.ts',
    curl: 'src/curl-command.ts',
    'page-plan': 'src/pages/page-plan.ts',
    math: 'src/drawing/math.ts',
    diagrams: 'src/drawing/diagrams.ts',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
  metafile: true,
  // What the manifest names for development alone becomes part of these files: to find some four hundred takes Node longer
  // than to read the few that they fit into, once in each thread. Outside stay grammars and colours, loaded late and in parts,
  // and what writes feeds, loaded seldom.
  esbuildPlugins: [engineAsFile, shortWalk],
  esbuildOptions(options) {
    // For Node the package brings CommonJS alone, which can't be put into a module; for browsers the same as modules.
    options.alias = { yaml: join(yamlFolder, 'browser/index.js') }
  },
  onSuccess: async () => {
    writeLicenses('dist')
    writeFileSync(join('dist', ENGINE), await wasmBinaryPromise)
    mkdirSync('dist/schemas', { recursive: true })
    for (const [name, schema] of Object.entries(jsonSchemas())) {
      writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
    }
  },
})
