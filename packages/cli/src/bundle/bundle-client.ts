import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { ISLANDS_FOLDER } from '../theme/customising-files.ts'
import type { ThemeModules } from '../theme/theme-modules.ts'
import { virtualTheme } from '../theme/virtual-theme.ts'
import { type PackedBundle, SITE_PACKAGES } from './client-bundle.ts'
import type { Made } from './kept-bundle.ts'
import { bundleFailed, runBundler } from './run-bundler.ts'

export interface BundleClientOptions {
  /** Whether the site changes anything about the theme: then its settings for style sheets count. */
  readonly isCustomised: boolean
}

/**
 * Bundles a theme's client door and style sheet for production. Nothing of the content is in it. Files refer to each
 * other by relative addresses, so the same bytes work below every base path. Throws `SiteError` with the bundler's
 * message when it fails.
 */
export async function bundleClient(
  root: string,
  theme: ThemeModules,
  options: BundleClientOptions,
): Promise<Made<PackedBundle>> {
  const { output, inputs } = await runBundler(bundlerConfig(root, theme, options))
  const boot = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'boot')
  const styles = output.find((file) => file.type === 'asset' && file.names.includes('styles.css'))
  if (!boot || !styles) throw bundleFailed('The theme bundle has no script or no style sheet.')
  const files = output.map((file) => ({
    place: file.fileName,
    base64: Buffer.from(file.type === 'chunk' ? file.code : file.source).toString('base64'),
  }))
  return { value: { files, bootScript: boot.fileName, styleSheet: styles.fileName }, inputs }
}

function bundlerConfig(
  root: string,
  { doors, virtual }: ThemeModules,
  { isCustomised }: BundleClientOptions,
): InlineConfig {
  return {
    root,
    base: './',
    mode: 'production',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [virtualTheme(() => virtual), react()],
    resolve: { dedupe: [...SITE_PACKAGES] },
    // What is made of a theme as it is must be the same for every site that has the same packages.
    css: isCustomised ? {} : { postcss: {} },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      sourcemap: false,
      reportCompressedSize: false,
      // An asset as a data address would need its own entry in the content security policy.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { boot: doors.client, styles: doors.styles },
        output: {
          hashCharacters: 'hex',
          entryFileNames: 'assets/[name]-[hash].js',
          // A theme's own build has put its hashes into the names of its chunks; they say nothing here.
          chunkFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.includes(`/${ISLANDS_FOLDER}/`)
              ? 'assets/island-[hash].js'
              : 'assets/shell-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  }
}
