import type { InlineConfig, Plugin, ViteDevServer } from 'vite'
import { runBundler } from '../build/run-bundler.ts'

/** Bundles by the door that they were made from, for as long as none of their files has changed. */
const bundles = new WeakMap<ViteDevServer, Map<string, Promise<unknown>>>()

/**
 * The server door (absolute path) of a linked theme, its modules bundled: Vite loads the hundred of them one by one, which takes
 * ten times as long. What is imported from packages is what Vite would take. Null when it can not be bundled, or not loaded
 * like that; Vite says then what is wrong.
 */
export function bundleDevTheme(vite: ViteDevServer, door: string): Promise<unknown> {
  const known = bundles.get(vite) ?? new Map<string, Promise<unknown>>()
  bundles.set(vite, known)
  const bundle = known.get(door) ?? makeBundle(vite, door, () => known.delete(door))
  known.set(door, bundle)
  return bundle
}

async function makeBundle(vite: ViteDevServer, door: string, onChange: () => void): Promise<unknown> {
  // A file may change while the bundler reads the others.
  const noteInputs = watchInputs(vite, onChange)
  try {
    const { output, inputs } = await runBundler(bundlerConfig(vite, door))
    noteInputs(inputs)
    const [entry] = output
    if (entry?.type !== 'chunk' || output.length > 1) return null
    return await import(`data:text/javascript,${encodeURIComponent(entry.code)}`)
  } catch {
    return null
  }
}

/**
 * Calls once when one of some files has changed since; they are told to what it gives. As long as nobody knows them, as where
 * the bundler failed, it may be any file.
 */
function watchInputs(vite: ViteDevServer, onChange: () => void): (inputs: readonly string[]) => void {
  let files: ReadonlySet<string> | null = null
  const note = (_event: string, file: string): void => {
    if (files !== null && !files.has(file)) return
    vite.watcher.off('all', note)
    onChange()
  }
  vite.watcher.on('all', note)
  return (inputs) => {
    files = new Set(inputs)
    // Whoever looks out for changes asks Vite which modules a file is.
    for (const file of files) vite.environments.ssr.moduleGraph.createFileOnlyEntry(file)
    vite.watcher.add(inputs)
  }
}

function bundlerConfig(vite: ViteDevServer, door: string): InlineConfig {
  const { root, mode, inlineConfig } = vite.config
  return {
    root,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [externalPackages(vite)],
    resolve: inlineConfig.resolve ?? {},
    ssr: inlineConfig.ssr ?? {},
    build: {
      write: false,
      ssr: door,
      target: 'esnext',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }
}

/** Leaves what stands in other packages to Node, from where Vite would take it. */
function externalPackages(vite: ViteDevServer): Plugin {
  const { ssr } = vite.environments
  return {
    name: 'fyr:external-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[\w@][^:]*$/ },
      async handler(source, importer) {
        if (importer === undefined) return null
        const fetched = await ssr.fetchModule(source, importer)
        return 'externalize' in fetched ? { id: fetched.externalize, external: true } : null
      },
    },
  }
}
