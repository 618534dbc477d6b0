import { existsSync, statSync } from 'node:fs'
import { dirname, isAbsolute, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js']

/**
 * Bundles a script (absolute path) and the files that it imports into one CommonJS text. Packages and missing files are
 * not bundled. Throws what the bundler throws, such as a syntax error.
 */
export async function bundleScript(path: string): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    root: dirname(path),
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [outsideAreOtherPackages()],
    build: {
      ssr: path,
      write: false,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { format: 'cjs', exports: 'named', codeSplitting: false } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []))
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  if (entry?.type !== 'chunk') throw new TypeError(`Nothing was bundled from ${path}.`)
  return entry.code
}

/** Bundles only files that exist. */
function outsideAreOtherPackages(): Plugin {
  return {
    name: 'fyr:migrated-script',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null
      if (!source.startsWith('.') && !isAbsolute(source)) return { id: source, external: true }
      return findFile(resolve(dirname(importer), source)) ?? { id: source, external: true }
    },
  }
}

function findFile(path: string): string | null {
  const found = ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && isFile(file))
  return found ?? null
}

function isFile(path: string): boolean {
  return statSync(path).isFile()
}
