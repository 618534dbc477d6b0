import { posix } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { ISLANDS_FOLDER } from '../customising-files.ts'
import type { ThemeModules } from '../theme/theme-modules.ts'
import { virtualTheme } from '../theme/virtual-theme.ts'
import { type PackedBundle, SITE_PACKAGES } from './client-bundle.ts'
import { pureSchemas } from './pure-schemas.ts'
import type { Made } from './kept-bundle.ts'
import { listLateModules, loadModules } from './load-modules.ts'
import { bundleFailed, runBundler } from './run-bundler.ts'

export interface BundleClientOptions {
  /** Whether the site customises the theme. If so, its own settings for style sheets apply. */
  readonly isCustomised: boolean
}

/**
 * Bundles a theme's client entry point and style sheet for production, without any content. Files refer to each other
 * by relative addresses, so the same bytes work below every base path. Throws `SiteError` with the bundler's message
 * when it fails.
 */
export async function bundleClient(
  root: string,
  theme: ThemeModules,
  options: BundleClientOptions,
): Promise<Made<PackedBundle>> {
  const { output, inputs } = await runBundler(bundlerConfig(root, theme, options))
  const boot = output
    .filter((file) => file.type === 'chunk')
    .find((file) => file.isEntry && file.name === 'boot')
  const styles = output
    .filter((file) => file.type === 'asset')
    .find((file) => file.names.includes('styles.css'))
  const search = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'search-worker')
  if (!boot || !styles) throw bundleFailed('The theme bundle lacks its script or style sheet.')
  const files = output.map((file) => ({
    place: file.fileName,
    base64: Buffer.from(file.type === 'chunk' ? file.code : file.source).toString('base64'),
  }))
  const fonts = textFonts(String(styles.source), styles.fileName)
  const value = {
    files,
    bootScript: boot.fileName,
    styleSheet: styles.fileName,
    fonts,
    modules: theme.entryPoints.loader === null ? [] : listLateModules(output, boot),
    searchScript: search?.fileName ?? null,
  }
  return { value, inputs }
}

/**
 * The fonts to load early: of the first family in the last value of the theme's token for text, the only file, or the
 * only upright file of normal weight. The browser loads other files when a page needs them.
 */
function textFonts(css: string, styleSheet: string): readonly string[] {
  const family = firstFamily([...css.matchAll(/--fyr-font-text:([^;}]*)/g)].at(-1)?.[1] ?? '')
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face)
  const own = faces.filter((face) => firstFamily(/font-family:([^;}]*)/.exec(face)?.[1] ?? '') === family)
  const [files, normal] = [own, own.filter(isNormal)].map((some) =>
    some.flatMap((face) => /url\(["']?(\.\/[^"')]+\.woff2)["']?\)/.exec(face)?.[1] ?? []),
  )
  const only = [files, normal].find((some) => some?.length === 1) ?? []
  return only.map((file) => posix.join(posix.dirname(styleSheet), file))
}

/** Whether a face is upright and has the weight of running text. */
function isNormal(face: string): boolean {
  const [from = 0, to = from] = (/font-weight:([^;}]*)/.exec(face)?.[1] ?? '400')
    .replace('normal', '400')
    .trim()
    .split(' ')
    .map(Number)
  return from <= 400 && to >= 400 && !/font-style:\s*(?:italic|oblique)/.test(face)
}

function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '').trim().replaceAll(/["']/g, '')
}

function bundlerConfig(
  root: string,
  { entryPoints, virtual, typedIslands }: ThemeModules,
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
    plugins: [
      virtualTheme(() => virtual),
      pureSchemas(typedIslands),
      react(),
      ...(entryPoints.loader === null ? [] : [loadModules(entryPoints.loader)]),
    ],
    resolve: { dedupe: [...SITE_PACKAGES] },
    // The bundle of an unchanged theme must be the same for every site with the same packages.
    css: isCustomised ? {} : { postcss: {} },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      sourcemap: false,
      reportCompressedSize: false,
      // An asset as a data URL would need its own entry in the content security policy.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rolldownOptions: {
        input: {
          boot: entryPoints.client,
          styles: entryPoints.styles,
          ...(entryPoints.search !== null && { 'search-worker': entryPoints.search }),
        },
        output: {
          hashCharacters: 'hex',
          entryFileNames: 'assets/[name]-[hash].js',
          // Hashes in the chunk names of a theme's own build would differ from the hashes of this bundle.
          chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  }
}

function chunkName(file: string | null): string {
  if (file?.includes(`/${ISLANDS_FOLDER}/`)) return 'island'
  return file !== null && /[/]search-module[^/]*$/.test(file) ? 'search' : 'shell'
}
