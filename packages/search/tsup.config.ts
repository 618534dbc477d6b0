import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'
import { withOwnRules } from './src/own-stemmers.ts'
import { stemmerNames } from './src/stemmer-name.ts'

/**
 * One file for each language: browsers load that of their site alone. They are complete in themselves, so they are copied,
 * with our own rules added.
 */
function copyStemmers(folder: string): void {
  const { resolve } = createRequire(import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const name of stemmerNames()) {
    // What is found is the CommonJS beside the module.
    const file = resolve(`@orama/stemmers/${name}`)
    const code = readFileSync(file.replace(/\.cjs$/, '.js'), 'utf8')
    writeFileSync(join(folder, `${name}.js`), withOwnRules(name, code))
    copyFileSync(join(dirname(file), '../LICENSE.md'), join(folder, 'LICENSE.md'))
  }
}

export default defineConfig({
  entry: { index: 'src/index.ts', language: 'src/language.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  metafile: true,
  onSuccess: async () => {
    writeLicenses('dist')
    copyStemmers('dist/stemmers')
  },
})
