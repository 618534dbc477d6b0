import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'

const jsoncFolder = dirname(createRequire(import.meta.url).resolve('jsonc-parser/package.json'))

export default defineConfig({
  entry: { index: 'src/index.ts', command: 'src/command.ts', bin: 'src/bin.ts' },
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  metafile: true,
  esbuildOptions(options) {
    // For Node the package brings CommonJS alone, which cannot be put into a module; for bundlers the same as modules.
    options.alias = { 'jsonc-parser': join(jsoncFolder, 'lib/esm/main.js') }
  },
  onSuccess: async () => writeLicenses('dist'),
})
