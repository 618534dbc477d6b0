import { writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'
import { frontMatterSnippets } from './src/front-matter-snippets.ts'
import { SNIPPETS_FILE } from './src/own-package.ts'

export default defineConfig({
  entry: { index: 'src/index.ts', bin: 'src/bin.ts' },
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  metafile: true,
  // `npm create` downloads this package each time it is used. So it needs no other: what asks the questions becomes part of
  // these files, and what the schemas say is written down here.
  onSuccess: async () => {
    writeLicenses('dist')
    writeFileSync(SNIPPETS_FILE, `${JSON.stringify(frontMatterSnippets(), null, 2)}\n`)
  },
})
