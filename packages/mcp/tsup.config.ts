import { cpSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'

const { resolve } = createRequire(import.meta.url)
/** Folder of the stemmers that the search publishes, with their licence. */
const stemmers = dirname(resolve('@fyr/search/stemmers/norwegian.js'))

export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts' },
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  metafile: true,
  // What the server uses of the pipeline is small; the package brings a parser, a highlighter and schemas.
  onSuccess: async () => {
    writeLicenses('dist')
    for (const name of readdirSync(stemmers)) cpSync(join(stemmers, name), join('dist/stemmers', name))
  },
})
