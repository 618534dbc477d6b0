import react from '@vitejs/plugin-react'
import type { Made } from '../../build/kept-bundle.ts'
import { bundleFailed, runBundler } from '../../build/run-bundler.ts'

/**
 * Bundles a server module with the components of a site into the text of one module that Node can load. Packages, the theme and React
 * among them, stay imports, so that there is one of each. Throws `SiteError` with the bundler's message.
 */
export async function bundleServer(root: string, entry: string): Promise<Made<string>> {
  const { output, inputs } = await runBundler({
    root,
    mode: 'production',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [react()],
    ssr: { external: true },
    build: {
      write: false,
      ssr: entry,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const server = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (server?.type !== 'chunk') throw bundleFailed('The site gave no module for the server.')
  return { value: server.code, inputs }
}
