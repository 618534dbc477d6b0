import { copyFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { writeLicenses } from '../../scripts/write-licenses.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Replacements for parts of the libraries that turn a page into Markdown. The originals give the same for our trees, with more work: one
 * makes a hundred functions for each element to compare its name, one copies a tree as if it had more than JSON in it, and one
 * searches for each node among its siblings.
 */
const LIGHT_PARTS: Readonly<Record<string, { readonly importer: RegExp; readonly contents: string }>> = {
  'hast-util-is-element': {
    importer: /[\\/]hast-util-minify-whitespace[\\/]/,
    contents: `
      const sets = new WeakMap()
      export function isElement(node, names) {
        let set = sets.get(names)
        if (set === undefined) sets.set(names, (set = new Set(names)))
        return node?.type === 'element' && set.has(node.tagName)
      }`,
  },
  '@ungap/structured-clone': {
    importer: /[\\/]hast-util-to-mdast[\\/]/,
    contents: `
      export default function copy(value) {
        if (Array.isArray(value)) return value.map(copy)
        if (value === null || typeof value !== 'object') return value
        const copied = { ...value }
        for (const key in copied) if (typeof copied[key] === 'object') copied[key] = copy(copied[key])
        return copied
      }`,
  },
  'unist-util-visit': {
    importer: /[\\/]hast-util-to-mdast[\\/]lib[\\/]index\.js$/,
    contents: `
      export function visit(node, visitor, index, parent) {
        const next = visitor(node, index, parent)
        const { children = [] } = node
        for (let at = 0; at < children.length; ) at = visit(children[at], visitor, at, node) ?? at + 1
        return next
      }`,
  },
}

const lightParts: Plugin = {
  name: 'light-parts',
  setup({ onResolve, onLoad }) {
    for (const [name, { importer: wanted, contents }] of Object.entries(LIGHT_PARTS)) {
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ importer }) =>
        wanted.test(importer) ? { path: name, namespace: `light-${name}` } : null,
      )
      onLoad({ filter: /^/, namespace: `light-${name}` }, () => ({ contents }))
    }
  },
}

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
  esbuildPlugins: [lightParts],
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
