import { copyFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    server: 'src/server/index.ts',
    client: 'src/client/index.ts',
    boot: 'src/client/boot.ts',
    shell: 'src/client/start-shell.tsx',
    'load-module': 'src/client/load-module.ts',
    islands: 'src/client/islands.tsx',
    'search-worker': 'src/client/search-worker.ts',
    messages: 'src/messages/open-texts.ts',
    tokens: 'src/tokens/index.ts',
    styles: 'src/styles.css',
  },
  format: 'esm',
  target: 'es2022',
  // Components are shown in browsers too, and so is what they bring.
  platform: 'browser',
  // Fonts stay files beside the style sheet.
  loader: { '.woff2': 'copy' },
  esbuildOptions: (options) => {
    options.assetNames = '[name]'
    // Of packages that have another file for a browser's document, Node needs the one without it.
    options.conditions = ['module', 'worker']
  },
  splitting: true,
  clean: true,
  metafile: true,
  // What the theme uses of the pipeline is small; the package brings a parser, a highlighter and schemas. Of the search
  // a browser needs most.
  noExternal: [/^@fyr\/(content-pipeline\/|search(\/|$))/],
  // What makes React of trees is sixty files, which Node would look for in each thread that renders: the manifest names it
  // for development alone, and it becomes part of these.
  onSuccess: async () => {
    await copyFile('src/fonts/geist-license.txt', 'dist/geist-license.txt')
    await writeLicenses('dist')
  },
})
