import type { Server } from 'node:http'
import { dirname, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import {
  createLogger,
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type Logger,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite'
import { SiteError, type SiteIssue } from '../site-error.ts'
import { isInstalled, packageFolderOf } from '../store/package-fingerprint.ts'
import { refuseFiles } from '../theme/refuse-files.ts'
import { DEV_CLIENT, fileAddress } from './dev-scripts.ts'

export interface ViteOptions {
  readonly themeName: string
  /** Entry point of the theme's server code, as Node finds it. */
  readonly themeServer: string
  /** Absolute. Another watcher watches changes below these. */
  readonly contentFolders: readonly string[]
  /** Our own server, which listens at `host`. */
  readonly server: Server
  readonly host: string
}

/**
 * Starts Vite behind our own server. Vite serves scripts and styles only, no pages. A linked theme (outside
 * `node_modules`) is loaded from its sources (condition `source`), so that edits show. `theme` serves the virtual
 * modules of a customised theme.
 */
export async function startVite(
  root: string,
  { themeName, themeServer, contentFolders, server, host }: ViteOptions,
  theme: Plugin,
): Promise<ViteDevServer> {
  const conditions = isInstalled(themeServer) ? [] : ['source']
  const folders = contentFolders.map((folder) => `${folder.replaceAll(sep, '/')}/`)
  const config: InlineConfig = {
    root,
    appType: 'custom',
    mode: 'development',
    configFile: false,
    publicDir: false,
    clearScreen: false,
    customLogger: createQuietLogger(),
    plugins: [theme, refuseFiles(root, refuse), react(), devClientPlugin()],
    resolve: { conditions: [...conditions, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: [themeName], resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    optimizeDeps: {
      // Without this, Vite would search every folder for HTML files; pages are not HTML files here.
      entries: [],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
      exclude: [themeName, '@fyr/content-pipeline', '@fyr/search'],
    },
    server: {
      middlewareMode: { server },
      // Pages show errors themselves.
      hmr: { server, overlay: false },
      allowedHosts: [host],
      // Ignore the output of builds, but only at the root, because a folder of documents may have the same name.
      watch: {
        ignored: [
          ...['dist/**', 'dist.tmp-*/**'].map((place) => `${root.replaceAll(sep, '/')}/${place}`),
          (path) => folders.some((folder) => path.startsWith(folder)),
        ],
      },
      fs: { allow: [searchForWorkspaceRoot(root), dirname(DEV_CLIENT), packageFolderOf(themeServer)] },
    },
  }
  return createServer(config)
}

/** Hides modules that failed to run: the request reports why, unless the server is stopping. */
function createQuietLogger(): Logger {
  const logger = createLogger('warn')
  return {
    ...logger,
    error(message, options) {
      if (!message.includes('Error when evaluating SSR module')) logger.error(message, options)
    },
  }
}

function refuse(issue: SiteIssue): never {
  throw new SiteError([issue])
}

function devClientPlugin(): Plugin {
  return {
    name: 'fyr:dev-client',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: fileAddress(DEV_CLIENT) }, injectTo: 'head' },
    ],
  }
}
